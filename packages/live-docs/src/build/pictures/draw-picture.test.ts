import { expect, it } from 'vitest';
import { drawPicture } from './draw-picture';
import { readTables } from './read-tables';

const table = (rows: string) => `<div class="rc-table"><table>${rows}</table></div>`;

it('reads rows and cells, not the hidden measuring row', () => {
  const { rows } = readTables(
    table(
      '<thead><tr><th colspan="2">Name</th></tr></thead><tbody><tr class="rc-table-measure-row"><td>x</td></tr>' +
        '<tr><td class="rc-table-cell rc-table-cell-fix-start">Ada</td><td style="text-align:end">36</td></tr></tbody>',
    ),
  );
  expect(rows).toMatchObject([
    [{ length: 4, columns: 2, head: true }],
    [
      { length: 3, head: false, fixed: true, end: false },
      { length: 2, fixed: false, end: true },
    ],
  ]);
});

it('reads the rows of virtual tables, and controls outside tables only', () => {
  const content = readTables(
    '<button>Go</button><div class="rc-table"><div class="rc-table-row"><div class="rc-table-cell">a<button>b</button></div></div></div>',
  );
  expect(content.controls).toEqual([2]);
  expect(content.rows).toMatchObject([[{ length: 2, marked: true }]]);
});

it('keeps cells beside one that spans rows in the columns that are left', () => {
  const picture = drawPicture('a', table('<tr><td rowspan="2">aaaaa</td><td>bbbbb</td></tr><tr><td>ccccc</td></tr>'));
  expect(picture).toContain('d="M20 20h140v36h-140zM160 20h140v18h-140zM160 38h140v18h-140z"');
});

it('joins what looks alike into one path', () => {
  const picture = drawPicture('a', table(Array.from({ length: 6 }, () => '<tr><td>a</td><td>b</td></tr>').join('')));
  expect(picture.match(/<path /g)).toHaveLength(3);
});

it('draws a body of another library, and no more of the head than that shows', () => {
  const head = '<thead><tr><th>a</th><th>b</th><th>c</th><th>d</th></tr></thead>';
  const body = '<div role="row"><div role="cell">a</div><div role="gridcell">b</div></div>';
  const picture = drawPicture('a', `<div class="rc-table"><table>${head}</table>${body}</div>`);
  expect(picture).toContain('d="M20 20h140v18h-140zM160 20h140v18h-140z"');
  expect(picture).toContain('d="M20 38h140v18h-140zM160 38h140v18h-140z"');
});

it('is a symbol of the demo, without a colour of its own', () => {
  const picture = drawPicture('simple', table('<tr><th>a</th></tr>'));
  expect(picture).toMatch(/^<symbol id="simple" viewBox="0 0 320 150">.*<\/symbol>$/);
  expect(picture).not.toMatch(/#[0-9a-f]{3}/);
});

it('draws a demo without rows as an empty frame', () => {
  expect(drawPicture('a', '<p>none</p>')).toContain('d="M20 20h280v18h-280z"');
});
