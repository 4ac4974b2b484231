import { expect, it } from 'vitest';
import { findNearest, formatProblem } from 'live-playground/model';
import { readDescriptions } from './read-descriptions';
import { linksOf, renderText } from '../../../core/node/compile/markdown/render-text';

it('renders code and links, and escapes the rest', () => {
  expect(renderText('A `<b>` & [the `x`](/demo/y).', '/base/')).toBe(
    'A <code>&lt;b&gt;</code> &amp; <a href="/base/demo/y" data-link="none">the <code>x</code></a>.',
  );
  expect(renderText('**Not** `a`.\n\n- [b](/c)\n- x <i>', '/base/')).toBe(
    '<p><strong>Not</strong> <code>a</code>.</p>\n<ul>\n<li><a href="/base/c" data-link="none">b</a></li>\n<li>x &lt;i&gt;</li>\n</ul>',
  );
  expect(renderText('See *this* <b>.', '/base/')).toBe('See <em>this</em> &lt;b&gt;.');
  // The browser follows links to files and other sites.
  expect(renderText('[a](/c.zip) [b](//d.org/e) [c](#f)', '/base/')).toBe(
    '<a href="/base/c.zip">a</a> <a href="//d.org/e">b</a> <a href="#f">c</a>',
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
  expect(problem('native:\n  zh-CN: 叉。')).toMatch(/^docs\/api\/a\.yaml:4: "native\.en"/);
  expect(problem('properties:\n  x:\n    zh-CN: 1')).toMatch(/^docs\/api\/a\.yaml:6: "properties\.x\.zh-CN"/);
  expect(readDescriptions('id: A\ntype: A', 'docs/api/a.yaml')).toMatchObject({
    problems: [{ found: '"import": missing beside "type"' }],
  });
  expect(problem('properties:\n  x: { en: X., defalt: y }')).toContain('Unrecognized key: "defalt"');
  expect(problem('colour: red')).toMatch(/docs\/api\/a\.yaml:\d+: "": Unrecognized key: "colour"/);
  expect(problem('type: "')).toMatch(/^docs\/api\/a\.yaml:4: descriptions cannot be read/);
});
