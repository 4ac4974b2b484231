import { expect, it } from 'vitest';
import { findNearest } from 'live-playground/model';
import { formatProblem } from 'live-playground/model';
import { readDescriptions } from './read-descriptions';
import { linksOf, renderText } from './render-text';

it('renders code and links, and escapes the rest', () => {
  expect(renderText('A `<b>` & [the `x`](/demo/y).', '/base/')).toBe(
    'A <code>&lt;b&gt;</code> &amp; <a href="/base/demo/y">the <code>x</code></a>.',
  );
  expect(linksOf('`[a](/b)` and [c](/d)')).toEqual(['/d']);
});

it('finds the nearest name, or none', () => {
  expect(findNearest('rowKeys', ['rowHoverable', 'rowKey', 'data'])).toBe('rowKey');
  expect(findNearest('caption', ['x', 'scroll.y'])).toBeUndefined();
});

it('names the line of what does not fit in a file of descriptions', () => {
  const read = (more: string) => readDescriptions(`id: A\ntype: A\nimport: import A;\n${more}`, 'docs/api/a.yaml');
  const problem = (more: string) => {
    const reading = read(more);
    return 'problems' in reading ? reading.problems.map(formatProblem).join('\n') : undefined;
  };
  expect(read('properties:\n  x: { en: X., zh-CN: 叉。 }')).toMatchObject({ lines: { x: 5 } });
  expect(problem('properties:\n  x:\n    zh-CN: 叉。')).toMatch(/^docs\/api\/a\.yaml:5: "properties\.x\.en"/);
  expect(problem('properties:\n  x: { en: X., defalt: y }')).toContain('Unrecognized key: "defalt"');
  expect(problem('colour: red')).toMatch(/docs\/api\/a\.yaml:\d+: "": Unrecognized key: "colour"/);
  expect(problem('type: "')).toMatch(/^docs\/api\/a\.yaml:4: descriptions cannot be read/);
});
