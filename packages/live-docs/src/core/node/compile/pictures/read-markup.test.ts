import { expect, it } from 'vitest';
import type { PictureElement, PictureHint } from '../../config/picture-reader';
import { readMarkup } from './read-markup';

it.each([
  ['Last: <!-- -->none', [{ kind: 'text', length: 9, look: 'plain' }]],
  ['<h2>Plan</h2>', [{ kind: 'block', parts: [{ kind: 'text', length: 4, look: 'strong' }] }]],
  ['<a href="/"><b>x</b></a>', [{ kind: 'text', length: 1, look: 'strong' }]],
  ['<button>Go</button>', [{ kind: 'button', length: 2 }]],
  ['<span role="switch" aria-checked="true">On</span>', [{ kind: 'check', checked: true }]],
  ['<input type="radio">', [{ kind: 'check', checked: false }]],
  ['<input placeholder="Name">', [{ kind: 'field', length: 4 }]],
  ['<input type="submit" value="Send">', [{ kind: 'button', length: 4 }]],
  ['<select><option>Long text</option></select>', [{ kind: 'field', length: 0 }]],
  ['<img width="40" height="20">', [{ kind: 'image', width: 40, height: 20 }]],
  ['<ul role="menu"><li role="separator"></li></ul>', [{ kind: 'box', accent: false, parts: [{ kind: 'rule' }] }]],
  ['<p hidden>a</p><i aria-hidden="true">b</i><div style="color:red; display: none">c</div><script>d</script>', []],
])('reads %s', (html, parts) => {
  expect(readMarkup(html)).toEqual(parts);
});

it('reads the rows of a table at any depth, with spans, heads and ends of cells', () => {
  const [table, ...others] = readMarkup(
    '<table><thead><tr><th colspan="2">Name</th></tr></thead><tbody><tr><th scope="row">Ada</th>' +
      '<td style="text-align:end">36<button>Go</button></td></tr><tr></tr></tbody></table>',
  );
  expect(others).toEqual([]);
  expect(table).toMatchObject({
    kind: 'table',
    rows: [
      [{ length: 4, columns: 2, head: true }],
      [
        { length: 3, head: false, marked: false, end: false },
        { length: 4, marked: true, end: true },
      ],
    ],
  });
});

it('reads a grid of roles', () => {
  const [grid] = readMarkup(
    '<div role="grid"><div role="row"><b role="columnheader">a</b></div><div role="row"><i role="gridcell">bb</i></div></div>',
  );
  expect(grid).toMatchObject({ rows: [[{ head: true, length: 1 }], [{ head: false, length: 2 }]] });
});

it('asks the reader about elements whose markup says nothing', () => {
  const reader = ({ tag, classes, attributes }: PictureElement): PictureHint | undefined => {
    if (attributes['data-part'] === 'sheet') return { as: 'table' };
    if (classes.includes('line')) return { as: 'row' };
    if (classes.includes('slot')) return { as: 'cell', accent: classes.includes('first') };
    if (classes.includes('badge')) return { as: 'label' };
    return tag === 'table' ? { as: 'group' } : undefined;
  };
  const [sheet] = readMarkup(
    '<div data-part="sheet">Title<div class="line"><div class="slot first">a</div><div class="slot"><i class="badge">b</i></div></div></div>',
    reader,
  );
  expect(sheet).toMatchObject({
    kind: 'table',
    rows: [
      [
        { accent: true, marked: false },
        { accent: false, marked: true },
      ],
    ],
  });
  expect(readMarkup('<table>text</table><p hidden class="badge">x</p>', reader)).toEqual([
    { kind: 'text', length: 4, look: 'plain' },
  ]);
});

it('accents all cells of a row or a group that the reader accents', () => {
  const reader = ({ classes }: PictureElement): PictureHint | undefined => {
    if (classes.includes('open')) return { as: 'row', accent: true };
    return classes.includes('sticky') ? { as: 'group', accent: true } : undefined;
  };
  const html =
    '<table><thead class="sticky"><tr><th>A</th></tr></thead><tbody><tr><td>B</td></tr><tr class="open"><td>C</td></tr></tbody></table>';
  const [table] = readMarkup(html, reader);
  expect(table?.kind === 'table' && table.rows.map(([cell]) => cell?.accent)).toEqual([true, false, true]);
});
