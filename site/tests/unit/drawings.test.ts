import path from 'node:path';
import { expect, it } from 'vitest';
import { DRAWINGS, remarkDrawings } from '../../drawings';
import { SIZES } from '../../drawings/sizes';
import type { Shape } from '../../drawings/shapes';
import { readTexts, SITE } from './read-texts';

const PAGES = readTexts(path.join(SITE, 'docs'), /\.mdx$/);

const all = Object.entries(DRAWINGS).flatMap(([name, draw]) =>
  [draw((english) => english), draw((_, chinese) => chinese)].map((pictures) => ({ name, pictures })),
);

const shapesOf = (shapes: Shape['children']): Shape[] =>
  shapes.flatMap((one) => (one.type === 'element' ? [one, ...shapesOf(one.children)] : []));

it('pages show each drawing in both languages', () => {
  const shown = PAGES.flatMap(({ file, text }) =>
    [...text.matchAll(/<Drawing of="(.+?)">/g)].map(([, name]) => `${name} ${file.includes('.zh-CN.') ? 'zh' : 'en'}`),
  );
  const expected = Object.keys(DRAWINGS).flatMap((name) => [`${name} en`, `${name} zh`]);
  expect([...new Set(shown)].sort()).toEqual(expected.sort());
});

it('drawings have the colours of the theme, and fit on a phone', () => {
  for (const { name, pictures } of all) {
    const looks = shapesOf(pictures).flatMap(({ properties: { fill, stroke } }) => [fill, stroke]);
    const own = looks.filter((look) => look !== undefined && !/^(none|var\(--[\w-]+\))$/.test(String(look)));
    const widths = pictures.map(({ properties }) => Number(properties['width']));
    expect({ name, own, isNarrow: Math.max(...widths) <= 340 }).toEqual({ name, own: [], isNarrow: true });
  }
});

it('the sizes of libraries are those of the page that compares them', () => {
  const rows = PAGES.flatMap(({ file, text }) =>
    /guide\/comparison\./.test(file) ? (/^\| (?:Size of a first table|第一个表格的体积) .*$/m.exec(text) ?? []) : [],
  );
  const sizes = rows.map((row) => [...row.matchAll(/\| (\d+) kB/g)].map(([, size]) => Number(size)));
  const drawn = Object.values(SIZES);
  expect(sizes.map((all) => all.toSorted((a, b) => a - b))).toEqual([drawn, drawn]);
});

const page = (
  name: string,
  ...children: { type: string; value?: string; children?: { type: string; value: string }[] }[]
) => ({
  type: 'root',
  children: [{ type: 'mdxJsxFlowElement', name: 'Drawing', attributes: [{ name: 'of', value: name }], children }],
});

const fail = (reason: string): never => {
  throw new Error(reason);
};

it('puts a figure with its caption in the place of a drawing, with labels in the language of the page', () => {
  const caption = { type: 'text', value: 'Two tables.' };
  for (const [file, label] of [
    ['docs/a.mdx', 'scrolls'],
    ['docs/a.zh-CN.mdx', '滚动'],
  ] as const) {
    const tree = page('two-tables', { type: 'paragraph', children: [caption] });
    remarkDrawings()(tree, { path: file, fail });
    const text = JSON.stringify(tree);
    expect(text).toContain('"hName":"figure"');
    expect(text).toContain(`"name":"figcaption","attributes":[],"children":[${JSON.stringify(caption)}]`);
    expect(text).toContain(`"value":"${label}"`);
  }
});

it('refuses a name that no drawing has, and a drawing without a caption', () => {
  const run = (tree: ReturnType<typeof page>) => () => remarkDrawings()(tree, { path: 'docs/a.mdx', fail });
  expect(run(page('two-table', { type: 'text', value: 'Tables.' }))).toThrow(
    `<Drawing of="two-table">. Expected one of ${Object.keys(DRAWINGS).join(', ')}`,
  );
  expect(run(page('two-tables'))).toThrow(
    '<Drawing of="two-tables"> without a caption. Write what it shows between its tags',
  );
});
