import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';
import { formatProblem } from 'live-playground/model';
import { findProblems } from '../../../core/node/output/data/find-problems';

const SITE = {
  'docs/index.mdx': '---\ntitle: Home\n---\n\n<Demo src="./card.tsx" />\n',
  'docs/card.tsx': 'export default () => null;',
  'docs/guide.mdx': '---\ntitle: Guide\n---\n\n## Usage\n',
  'public/notes.html': '',
  'public/photo.png': '',
};

const check = async (redirects: Record<string, string>) =>
  findProblems(await snapshotOf(SITE, undefined, { redirects })).map(formatProblem);

it('lets through redirects to pages, files and other sites', async () => {
  const targets = ['/guide#usage', '/', '/photo.png', 'https://example.org/nowhere'];
  expect(await check({ '/guide#moved': '/#gone' })).toHaveLength(1);
  expect(await check({ '/guide#moved': '/', '/guide#api-*': '/#api-*' })).toEqual([]);
  expect(await check(Object.fromEntries(targets.map((target, at) => [`/old/${at}`, target])))).toEqual([]);
});

it('lets the page of a demo that has another id lead to its new one', async () => {
  expect(await check({ '/~demos/docs-index-demo-card': '/~demos/card' })).toEqual([]);
  expect(await check({ '/~demos/docs-index-demo-card': '/~demos/gone' })).toHaveLength(1);
});

it.each([
  [{ '/guide': '/' }, 'site.config.ts: the redirect from "/guide" replaces docs/guide.mdx. '],
  [{ '/guide.html': '/' }, 'replaces docs/guide.mdx'],
  [{ '/guide/': '/' }, 'replaces docs/guide.mdx'],
  [{ '/notes': '/' }, 'the redirect from "/notes" replaces public/notes.html'],
  [{ '/404': '/' }, 'the redirect from "/404", where the build writes a file'],
  [{ '/~demos/card': '/' }, 'the redirect from "/~demos/card", where the build writes a file'],
  [
    { '/a': '/gone' },
    'the redirect from "/a": dead link to "/gone". Expected the address of a page. Correct or remove',
  ],
  [{ '/a': '/guide#gone' }, 'the redirect from "/a": dead anchor in the link to "/guide#gone"'],
  [{ '/a': '/b', '/b': '/guide' }, 'the redirect from "/a": dead link to "/b"'],
  [{ '/guide#usage': '/' }, 'the redirect from "/guide#usage", which docs/guide.mdx still has'],
  [{ '/none#usage': '/' }, 'the redirect from "/none#usage", a part of no page'],
  [{ '/a': '/', '/a.html': '/' }, 'the redirects from "/a" and "/a.html" are the same file'],
])('%j', async (redirects, message) => {
  const found = await check(redirects);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(message);
});
