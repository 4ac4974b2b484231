import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import referenceConfig from '../../../tests/fixtures/reference/site.config';
import { writeFiles } from '../../../tests/unit/write-files';
import { readSiteConfig } from '../config/site-config';
import { checkEntry, checkLink } from './check-links';
import { createSite } from './create-site';

const config = readSiteConfig({
  title: 'Site',
  description: '',
  library: 'react',
  repository: { url: 'https://example.org/site', branch: 'main' },
});

/** What is wrong with links on the page `/guide`, or on a tab of it. */
async function check(hrefs: string[], tab?: 'more') {
  const root = await writeFiles({
    'docs/index.mdx': '---\ntitle: Home\n---\n',
    'docs/guide.mdx': '---\ntitle: Guide\n---\n\n## Usage\n\n<Demo src="./shown.tsx" />\n',
    'docs/guide.$tab-more.mdx': '---\ntitle: More\n---\n\n## Mirrors\n',
    'docs/demo/示例.mdx': '---\ntitle: 示例\ngroup: 基础\n---\n\n<Demo src="./示例.tsx" />\n',
    'docs/gallery.mdx': '---\ntitle: Demos\n---\n\n<Gallery />\n',
    'docs/shown.tsx': 'export default () => null;',
    'docs/demo/示例.tsx': 'export default () => null;',
    'public/My file.txt': '',
  });
  const site = createSite(root, config);
  site.scan();
  const entry = tab ? site.tabs('/guide')[0]! : site.pages().get('/guide')!;
  return Promise.all(hrefs.map(async (href) => (await checkLink(site, entry, href, 1))?.found));
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

it('looks for an anchor in the face that the link opens', async () => {
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

it('knows the properties and the types of the API reference', { timeout: 60_000 }, async () => {
  const root = fileURLToPath(new URL('../../../tests/fixtures/reference', import.meta.url));
  const site = createSite(root, readSiteConfig(referenceConfig));
  site.scan();
  const found = async (href: string) => (await checkLink(site, site.pages().get('/')!, href, 1))?.found;
  const dead = (href: string) => `dead anchor in the link to "${href}"`;
  expect(await found('#api-sticky-offsetScroll')).toBeUndefined();
  expect(await found('#api-sticky-nope')).toBe(dead('#api-sticky-nope'));
  expect(await found('#type-TableSticky')).toBeUndefined();
  expect(await found('#type-Nope')).toBe(dead('#type-Nope'));
  expect(await found('/guide/sticky#type-TableSticky')).toBe(dead('/guide/sticky#type-TableSticky'));
});

it('finds a tab that no page has', async () => {
  expect(await check(['?tab=none', '/?tab=more'])).toEqual([
    'dead tab in the link to "?tab=none"',
    'dead tab in the link to "/?tab=more"',
  ]);
});

it('finds links, images and demos of a page that are not there', async () => {
  const links = '[gone](/nowhere) [gone](#usage)';
  const root = await writeFiles({
    'docs/index.mdx': `---\ntitle: Home\n---\n\n![](/a%20b.png)\n![](/none.png)\n![](a.png)\n${links}\n\n<Demo src="./missing.tsx" />\n`,
    'public/a b.png': '',
  });
  const site = createSite(root, config);
  site.scan();
  expect(await checkEntry(site, site.pages().get('/')!)).toMatchObject([
    { file: 'docs/index.mdx', line: 10, found: 'the demo file "./missing.tsx" does not exist' },
    { file: 'docs/index.mdx', line: 8, found: 'dead link to "/nowhere"' },
    { file: 'docs/index.mdx', line: 8, found: 'dead anchor in the link to "#usage"' },
    { file: 'docs/index.mdx', line: 6, found: 'image "/none.png", which is not there' },
    { file: 'docs/index.mdx', line: 7, found: 'image "a.png", which is not there' },
  ]);
});
