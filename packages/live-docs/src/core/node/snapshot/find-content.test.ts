import { expect, it } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { findContent } from './find-content';

const find = (...names: string[]) =>
  findContent('/site', '/site/docs', names.map((name) => `/site/docs/${name}`).sort());
const contentOf = (...names: string[]) =>
  find(...names).content.map(({ path, tab, filename }) => [path, tab, filename]);
const problemsOf = (...names: string[]) =>
  [...find(...names).problems].map(([file, problems]) => [file, problems.map(formatProblem).join()]);

it('answers an address a file, with indexes at their folder and tabs at their page', () => {
  const names = [
    'index.mdx',
    'demo/index.mdx',
    'demo/scroll-x.mdx',
    'demo/scroll-x.$tab-more.mdx',
    'demo/scroll-x.tsx',
  ];
  expect(contentOf(...names)).toEqual([
    ['/demo', undefined, 'docs/demo/index.mdx'],
    ['/demo/scroll-x', 'more', 'docs/demo/scroll-x.$tab-more.mdx'],
    ['/demo/scroll-x', undefined, 'docs/demo/scroll-x.mdx'],
    ['/', undefined, 'docs/index.mdx'],
  ]);
  expect(problemsOf(...names)).toEqual([]);
});

it('gives an address to the first of two files, and says so there', () => {
  const names = ['demo.mdx', 'demo/index.mdx'];
  expect(contentOf(...names)).toEqual([['/demo', undefined, 'docs/demo.mdx']]);
  expect(problemsOf(...names)).toEqual([
    [
      '/site/docs/demo.mdx',
      expect.stringContaining(
        'docs/demo/index.mdx:1: duplicate slug: the address /demo is also answered by docs/demo.mdx',
      ),
    ],
  ]);
});

it.each([
  ['404.mdx', '/404'],
  ['~demos/simple.mdx', '/~demos/simple'],
  ['assets/icons.mdx', '/assets/icons'],
])('says that the address of %s is taken', (name, address) => {
  expect(problemsOf('index.mdx', name)).toEqual([
    [
      `/site/docs/${name}`,
      expect.stringContaining(
        `docs/${name}:1: the address ${address}, where the build writes a file. Expected an address`,
      ),
    ],
  ]);
});

it('finds ids that become the same slug', () => {
  expect(problemsOf('scroll-x.mdx', 'scrollX.mdx')[0]?.[1]).toContain('duplicate slug: the address /scroll-x');
});

it('shows tabs without a page at the address of that page', () => {
  const names = ['a.$tab-b.mdx', 'a.$tab-c.mdx'];
  expect(contentOf(...names)).toEqual([
    ['/a', undefined, 'docs/a.$tab-b.mdx'],
    ['/a', 'c', 'docs/a.$tab-c.mdx'],
  ]);
  expect(problemsOf(...names)).toEqual([
    ['/site/docs/a.$tab-b.mdx', expect.stringContaining('docs/a.$tab-b.mdx:1: the tab "b" has no page at /a')],
    ['/site/docs/a.$tab-c.mdx', expect.stringContaining('docs/a.$tab-c.mdx:1: the tab "c" has no page at /a')],
  ]);
});

it('finds pages in any folder, but not in those that a build writes', () => {
  const files = ['/repo/README.md', '/repo/guide/a.md', '/repo/site/dist/a.md', '/repo/site/b.md'];
  expect(findContent('/repo/site', '/repo', files).content.map(({ path, filename }) => [path, filename])).toEqual([
    ['/readme', '../README.md'],
    ['/guide/a', '../guide/a.md'],
    ['/site/b', 'b.md'],
  ]);
});

it('makes no page of a part of pages, and none of a translation', () => {
  const names = ['_part.md', 'a/_b/c.md', 'a/b.md', 'a/b.zh-CN.md', 'README.en-US.md', 'v1.2.md'];
  expect(contentOf(...names).map(([address]) => address)).toEqual(['/a/b', '/v1.2']);
});

it('gives an address to one of index.md and index.mdx', () => {
  expect(problemsOf('index.md', 'index.mdx')[0]?.[1]).toContain(
    'docs/index.mdx:1: duplicate slug: the address / is also answered by docs/index.md',
  );
});
