import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import referenceConfig from '../../../../../tests/fixtures/reference/site.config';
import { snapshotOf, storeOf } from '../../../../../tests/unit/snapshot-of';
import { createLinkCheck } from './check-links';
import { entryProblems, findProblems } from './find-problems';

/** What is wrong with links on the page `/guide`, or on a tab of it. */
async function check(hrefs: string[], tab?: 'more') {
  const snapshot = await snapshotOf({
    'docs/index.mdx': '---\ntitle: Home\n---\n',
    'docs/guide.mdx': '---\ntitle: Guide\n---\n\n## Usage\n\n<Demo src="./shown.tsx" />\n',
    'docs/guide.$tab-more.mdx': '---\ntitle: More\n---\n\n## Mirrors\n',
    'docs/demo/示例.mdx': '---\ntitle: 示例\ngroup: 基础\n---\n\n<Demo src="./示例.tsx" />\n',
    'docs/gallery.mdx': '---\ntitle: Demos\n---\n\n<Gallery />\n',
    'docs/shown.tsx': 'export default () => null;',
    'docs/demo/示例.tsx': 'export default () => null;',
    'public/My file.txt': '',
  });
  const entry = tab ? snapshot.tabs.get('/guide')?.[0] : snapshot.pages.get('/guide');
  const links = createLinkCheck(snapshot);
  return hrefs.map((href) => links.ofLink(entry!, href, 1)?.found);
}

it('lets through what leads somewhere', async () => {
  const hrefs = ['/', '/guide/', '#usage', '#demo-shown', '?tab=more', '?tab=more#mirrors', '/guide?tab=more#mirrors'];
  const files = ['/~demos/shown', '/My%20file.txt', '/?unknown=query'];
  expect(await check([...hrefs, ...files])).toEqual([...hrefs, ...files].map(() => undefined));
});

it('knows a demo by whatever its address may be written as', async () => {
  const hrefs = ['/~demos/示例', '/~demos/%E7%A4%BA%E4%BE%8B', '/~demos/Shown', '/~demos/shown/'];
  expect(await check(hrefs)).toEqual(hrefs.map(() => undefined));
});

it('finds what leads nowhere', async () => {
  expect(await check(['/nowhere', '/%zz', '/~demos/none', '/~demos/shown/more', 'guide'])).toEqual([
    'dead link to "/nowhere"',
    'dead link to "/%zz"',
    'dead link to "/~demos/none"',
    'dead link to "/~demos/shown/more"',
    'link to the relative address "guide"',
  ]);
});

it('looks for an anchor in the entry that the link opens', async () => {
  expect(await check(['#mirrors', '?tab=more#usage', '#%'])).toEqual([
    'dead anchor in the link to "#mirrors"',
    'dead anchor in the link to "?tab=more#usage"',
    'dead anchor in the link to "#%"',
  ]);
  expect(await check(['#mirrors', '#usage'], 'more')).toEqual([undefined, 'dead anchor in the link to "#usage"']);
});

it('knows the groups of the gallery', async () => {
  expect(await check(['/gallery#基础', '/gallery#%E5%9F%BA%E7%A1%80', '/gallery#进阶', '#基础'])).toEqual([
    undefined,
    undefined,
    'dead anchor in the link to "/gallery#进阶"',
    'dead anchor in the link to "#基础"',
  ]);
});

it('knows the properties and the types of the API reference', async () => {
  const root = fileURLToPath(new URL('../../../../../tests/fixtures/reference', import.meta.url));
  const store = storeOf(root, referenceConfig);
  const snapshot = await store.snapshot();
  const { api } = await store.api();
  const links = createLinkCheck(snapshot, api);
  const found = (href: string) => links.ofLink(snapshot.pages.get('/')!, href, 1)?.found;
  const dead = (href: string) => `dead anchor in the link to "${href}"`;
  expect(found('#api-sticky-offsetScroll')).toBeUndefined();
  expect(found('#api-sticky-nope')).toBe(dead('#api-sticky-nope'));
  expect(found('#type-TableSticky')).toBeUndefined();
  expect(found('#type-Nope')).toBe(dead('#type-Nope'));
  expect(found('/guide/sticky#type-TableSticky')).toBe(dead('/guide/sticky#type-TableSticky'));
  // Until the library has been read, each may be there.
  expect(createLinkCheck(snapshot).ofLink(snapshot.pages.get('/')!, '#api-sticky-nope', 1)).toBeUndefined();
});

it('finds a tab that no page has', async () => {
  expect(await check(['?tab=none', '/?tab=more'])).toEqual([
    'dead tab in the link to "?tab=none"',
    'dead tab in the link to "/?tab=more"',
  ]);
});

it('finds links, images and demos of a page that are not there', async () => {
  const links = '[gone](/nowhere) [gone](#usage)';
  const snapshot = await snapshotOf({
    'docs/index.mdx': `---\ntitle: Home\n---\n\n![](/a%20b.png)\n![](/none.png)\n![](a.png)\n${links}\n\n<Demo src="./missing.tsx" />\n`,
    'public/a b.png': '',
  });
  expect(entryProblems(snapshot, snapshot.pages.get('/')!)).toMatchObject([
    { file: 'docs/index.mdx', line: 10, found: 'the demo file "./missing.tsx" does not exist' },
    { file: 'docs/index.mdx', line: 8, found: 'dead link to "/nowhere"' },
    { file: 'docs/index.mdx', line: 8, found: 'dead anchor in the link to "#usage"' },
    { file: 'docs/index.mdx', line: 6, found: 'image "/none.png", which is not there' },
    { file: 'docs/index.mdx', line: 7, found: 'image "a.png", which is not there' },
  ]);
});

it('does not blame a page for links to what another page or demo should have', async () => {
  const snapshot = await snapshotOf({
    'docs/index.mdx': '---\ntitle: Home\n---\n\n[a](/broken#usage) [b](/~demos/broken) [c](/demo#demo-broken)\n',
    'docs/broken.mdx': '---\ntitle: Broken\n---\n\n## Usage\n\n<b>\n',
    'docs/demo.mdx': '---\ntitle: Demo\n---\n\n<Demo src="./broken.tsx" />\n',
    'docs/broken.tsx': 'const a = ;',
  });
  expect(findProblems(snapshot).map(({ file, line }) => `${file}:${line}`)).toEqual([
    'docs/broken.mdx:7',
    'docs/broken.tsx:1',
  ]);
});
