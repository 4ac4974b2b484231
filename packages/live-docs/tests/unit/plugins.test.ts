import { fileURLToPath } from 'node:url';
import type { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { featureTexts } from '../../src/core/node/config/languages';
import { readSiteConfig } from '../../src/core/node/config/site-config';
import { viewPage } from '../../src/core/node/feature/view-site';
import { headTags } from '../../src/core/node/feature/features-of';
import { componentFile } from '../../src/core/node/output/data/page-files';
import { slotContents, staticModules } from '../../src/core/node/output/data/slot-modules';
import { VIRTUAL_MODULES } from '../../src/core/node/output/data/virtual-modules';
import { pageData } from '../../src/core/node/output/data/site-data';
import { findProblems } from '../../src/core/node/output/data/find-problems';
import { FEATURES, type SiteOptions } from '../../src/features';
import { definePlugin, moduleAt, z, type FeatureParts, type Plugin } from '../../src/plugin';
import { snapshotOf, testInput } from './snapshot-of';
import { textFiles } from './text-files';

/** A plugin that adds something to a site. */
const plugin = (parts: FeatureParts, name = 'extra') => definePlugin({ name, interface: 1, setup: () => parts })();

const status = definePlugin({
  name: 'status',
  interface: 1,
  options: z.strictObject({ levels: z.array(z.string()) }),
  setup: ({ levels }) => ({
    frontMatter: z.enum(levels),
    files: ({ pages }) => [
      {
        path: 'status.json',
        text: () => JSON.stringify(Object.fromEntries(pages.map((page) => [page.path, page.front]))),
      },
    ],
    head: ({ page }) => [{ tag: 'meta', attributes: { name: 'status', content: String(page.front['status']) } }],
    check: ({ pages }) =>
      pages.flatMap((page) =>
        page.front['status'] === undefined
          ? [{ file: page.file, line: 1, found: 'no status', expected: 'one of the levels', fix: 'Add one' }]
          : [],
      ),
  }),
});

const HOME = '---\ntitle: Home\nstatus: beta\n---\n\nWelcome.\n';

/** A site that has plugins, with a page that says nothing. */
const siteWith = (
  plugins: Plugin[],
  files: Record<string, string> = { 'docs/index.mdx': '---\ntitle: Home\n---\n' },
  more: Partial<SiteOptions> = {},
) =>
  snapshotOf({ 'node_modules/react/package.json': '{"version":"19.2.0"}', ...files }, undefined, { plugins, ...more });

const LEVELS = status({ levels: ['beta', 'stable'] });
const CHINESE = [{ id: 'zh-CN', name: '中文' }];

test('a plugin has a key of the front matter, files, tags and checks', async () => {
  const site = await siteWith([LEVELS], { 'docs/index.mdx': HOME, 'docs/guide.mdx': '---\ntitle: Guide\n---\n' });
  expect((await textFiles(site)).get('status.json')).toBe('{"/guide":{},"/":{"status":"beta"}}');
  const [tag] = headTags(viewPage(site, site, site.pages.get('/')!)).slice(-1);
  expect(tag).toMatchObject({ attributes: { content: 'beta' } });
  expect(findProblems(site)).toMatchObject([{ file: 'docs/guide.mdx', found: 'no status' }]);
});

test('what a page says wrong under the name of a plugin is a problem of its line', async () => {
  const site = await siteWith([LEVELS], { 'docs/index.mdx': HOME.replace('beta', 'gamma') });
  expect(site.problems).toMatchObject([
    { file: 'docs/index.mdx', line: 3, found: 'front matter key "status" is "gamma"' },
  ]);
  const without = await siteWith([], { 'docs/index.mdx': HOME });
  expect(without.problems).toMatchObject([{ line: 3, found: 'front matter has an unknown key "status"' }]);
});

test('a translation says under the name of a plugin what its page says, or its own', async () => {
  const files = {
    'docs/index.mdx': HOME,
    'docs/index.zh-CN.mdx': '---\ntitle: 首页\n---\n',
    'docs/guide.mdx': HOME,
    'docs/guide.zh-CN.mdx': '---\ntitle: 指南\nstatus: stable\n---\n',
  };
  const site = await siteWith([LEVELS], files, { languages: CHINESE });
  const local = site.locales.get('zh-CN')!;
  expect([...local.pages].map(([path, { front }]) => [path, front.of])).toEqual([
    ['/zh-CN/guide', { status: 'stable' }],
    ['/zh-CN', { status: 'beta' }],
  ]);
});

test('texts of a plugin are whole in each language of the site, and travel with its modules alone', async () => {
  const messages = { de: { yes: 'Ja', no: 'Nein' }, en: { yes: 'Yes' }, zh: { yes: '有' } };
  const slots = { footer: here };
  const plugins = [plugin({ messages, slots }, 'asks'), plugin({ slots }, 'mute')];
  const site = await siteWith(plugins, undefined, { languages: CHINESE });
  expect(featureTexts(site.config, 'asks')).toEqual({
    name: 'asks',
    texts: { 'en': { yes: 'Yes', no: 'Nein' }, 'zh-CN': { yes: '有', no: 'Nein' } },
  });
  const modules = slotContents(site).map(({ module }) => module);
  expect(modules.filter((module) => module.startsWith(here))).toEqual([`${here}?texts=asks&of=default`, here]);
});

/** A site with one page, which a plugin has a part in. */
const compiled = (remark: () => unknown, page = '---\ntitle: Home\n---\n\nWelcome.\n') =>
  siteWith([plugin({ compile: { remark: [remark as () => void] }, frontMatter: z.number() })], {
    'docs/index.mdx': page,
  });

test('a plugin changes pages as they are compiled, and what it knows of each is as its front matter', async () => {
  const remark = () => (tree: { children: unknown[] }, file: { data: Record<string, unknown> }) => {
    file.data['extra'] = tree.children.length;
    tree.children.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: 'Added' }] });
  };
  const read = async (page?: string) => {
    const site = await compiled(remark, page);
    const { page: info } = viewPage(site, site, site.pages.get('/')!);
    return [info.front['extra'], pageData(site, site.pages.get('/')!).of, info.headings.map(({ id }) => id)];
  };
  expect(await read()).toEqual([2, { extra: 2 }, ['added']]);
  expect(await read('---\ntitle: Home\nextra: 7\n---\n')).toEqual([7, { extra: 7 }, ['added']]);
});

test('a plugin that throws while a page compiles is named, with the file and the line that it names', async () => {
  const problem = { file: 'docs/index.mdx', expected: 'a page that the plugin accepts' };
  const thrown = await compiled(() => fails);
  expect(thrown.problems).toMatchObject([{ ...problem, line: 1, found: 'the plugin "extra" failed: no network' }]);
  const failing = () => (tree: { children: never[] }, file: VFile) => file.fail('no such word', tree.children[1]);
  const failed = await compiled(failing);
  expect(failed.problems).toMatchObject([{ ...problem, line: 5, found: 'the plugin "extra" failed: no such word' }]);
});

test('what a plugin adds to demos is in a module of its own, which is empty where nobody adds anything', async () => {
  const slots = { 'demo-end': { module: here, props: { size: 2 } }, 'footer': here };
  const site = await siteWith([plugin({ slots })]);
  const text = async (module: string, name = '') =>
    VIRTUAL_MODULES[module]!({ snapshot: site, target: 'browser' } as never, name);
  expect(await text('virtual:page-slots', '/demo-end')).toContain(
    'pageSlot("demo-end", [{ feature: "extra", props: {"size":2}, Part: part0 }])',
  );
  expect(await text('virtual:page-slots', '/api-row')).toBe('export default undefined;');
  expect(await text('virtual:slots')).not.toContain('demo-end');
  expect(staticModules(site)).toEqual([here]);
});

const here = fileURLToPath(import.meta.url);
const fails = (): never => {
  throw new Error('no network');
};

test.each<[string, () => Plugin[], RegExp]>([
  [
    'an unknown interface',
    () => [definePlugin({ name: 'old', interface: 2 as 1, setup: () => ({}) })()],
    /"old" is written for interface 2. Expected interface 1/,
  ],
  ['two of one name', () => [plugin({}), plugin({})], /two features are called "extra".*Remove one of the two/],
  ['the name of a feature', () => [plugin({}, 'offline')], /two features are called "offline"/],
  ['a key of all pages', () => [plugin({}, 'title')], /a plugin is called "title", as a key.*Rename the plugin/],
  [
    'a part that means nothing',
    () => [plugin({ slot: { footer: here } } as never)],
    /the plugin "extra" adds "slot", which means nothing. Did you mean "slots"\?/,
  ],
  [
    'wrong options',
    () => [status({ levels: 'beta' as never })],
    /plugin "status": the option "levels" is "beta". Expected a value of type array/,
  ],
  [
    'an unknown option',
    () => [status({ levels: [], level: 1 } as never)],
    /plugin "status": Unknown option "level". Did you mean "levels"\?/,
  ],
  [
    'a setup that throws',
    () => [definePlugin({ name: 'extra', interface: 1, setup: fails })()],
    /the plugin "extra" failed: no network/,
  ],
  [
    'an unknown slot',
    () => [plugin({ slots: { 'head-end': here } as never })],
    /names the slot "head-end", which doesn't exist. Did you mean "header-end"\?/,
  ],
  [
    'a missing module',
    () => [plugin({ slots: { footer: moduleAt(import.meta.url, './gone.tsx') } })],
    /gone.tsx, which doesn't exist/,
  ],
  [
    'an unknown directive',
    () => [plugin({ policy: { 'image-src': ['https://example.org'] } as never })],
    /feature "extra" has a policy that can't be: Unknown option "image-src". Did you mean/,
  ],
  [
    'a source that ends its directive',
    () => [plugin({ policy: { 'img-src': ['https://example.org; script-src *'] } })],
    /feature "extra" has a policy that can't be: the option "img-src.0" is "https:.* Expected a source such as/,
  ],
  [
    'two for one part',
    () => [plugin({ parts: { callout: here } }, 'a'), plugin({ parts: { callout: here } }, 'b')],
    /"a" and "b" both bring the part "callout"/,
  ],
  [
    'a component of a feature',
    () => [plugin({ components: { Gallery: { module: here } } })],
    /"gallery" and "extra" both bring the component <Gallery>/,
  ],
  [
    'no plugin',
    () => [definePlugin as never],
    /"plugins.0" is a function. Expected what a function of definePlugin answers/,
  ],
])('a site with %s says so', (_, plugins, message) => {
  expect(() => readSiteConfig(testInput({ plugins: plugins() }), FEATURES)).toThrow(message);
});

test.each<[string, FeatureParts]>([
  ['files', { files: fails }],
  ['a check', { check: fails }],
])('a plugin whose %s throws is named', async (_, parts) => {
  const site = await siteWith([plugin(parts)]);
  expect(() => findProblems(site)).toThrow('site.config.ts: the plugin "extra" failed: no network. Expected a plugin');
});

test.each<[string, FeatureParts]>([
  ['a file', { files: () => [{ path: 'a.txt', text: fails }] }],
  ['a file that is made later', { files: () => [{ path: 'a.txt', text: async () => fails() }] }],
])('a plugin is named whose content of %s throws', async (_, parts) => {
  const site = await siteWith([plugin(parts)]);
  await expect(textFiles(site)).rejects.toThrow('site.config.ts: the plugin "extra" failed: no network.');
});

test('a plugin is named whose component throws, in Markdown and with its data', async () => {
  const parts = { components: { Extra: { module: here, data: fails, markdown: fails } } };
  const site = await siteWith([plugin(parts)], { 'docs/index.mdx': '---\ntitle: Home\n---\n\n<Extra />\n' });
  expect(() => componentFile(site, 'Extra')).toThrow('the plugin "extra" failed: no network');
  await expect(textFiles(site)).rejects.toThrow('the plugin "extra" failed: no network');
});

test('two features with a file at one path are named', async () => {
  const file = { files: () => [{ path: 'llms.txt', text: () => '' }] };
  const site = await siteWith([plugin(file)]);
  expect(findProblems(site)).toMatchObject([
    { found: 'the feature "extra" writes "llms.txt", which the feature "machines" writes, too' },
  ]);
});

test.each(['../outside.txt', '../../site.config.ts', '/absolute.txt', 'a/./b.txt', ''])(
  'a file of a plugin at "%s" is a problem',
  async (path) => {
    const site = await siteWith([plugin({ files: () => [{ path, text: () => '' }] })]);
    expect(findProblems(site)).toMatchObject([{ found: `the feature "extra" writes "${path}"` }]);
  },
);

test('links of a component lead to pages in Markdown, and a component without data gets none', async () => {
  const parts: FeatureParts = {
    components: {
      Extra: {
        module: here,
        data: () => undefined,
        markdown: (_, site, { link }) => `See ${link(site.pages[0]!.path)}.`,
      },
    },
  };
  const files = { 'docs/guide.mdx': '---\ntitle: Guide\n---\n\n<Extra />\n' };
  const site = await siteWith([plugin(parts)], files, { base: '/docs/', url: 'https://example.org' });
  expect((await textFiles(site)).get('guide.md')).toContain('See https://example.org/docs/guide.md.');
  expect(componentFile(site, 'Extra')?.text).toBe('null');
});
