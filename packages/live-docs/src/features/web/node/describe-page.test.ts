import { expect, test } from 'vitest';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';
import { textFiles } from '../../../../tests/unit/text-files';
import { viewPage } from '../../../core/node/feature/view-site';
import { headTags } from '../../../core/node/feature/features-of';
import { renderHeadTag } from '../../../core/node/output/documents/render-document';
import { pageMeta, type Entry, type Snapshot } from '../../../core/node/snapshot/snapshot';

const FILES = {
  'node_modules/react/package.json': '{"version":"19.2.0"}',
  'docs/guide.mdx': '---\ntitle: Guide\n---\n',
  'docs/guide/a.mdx': '---\ntitle: A </script>\ndescription: About "A".\n---\n',
  'docs/changelog.mdx': [
    '---\ntitle: Changelog\n---',
    'Older ones [elsewhere](/guide).',
    '## 2.0.0',
    '18 March 2021',
    '- **Added:** `a < b`, see [A](/guide/a)',
    '## 1.1.0',
    'Nobody knows when.',
    '## 1.0.0',
    '2020-02-01',
  ].join('\n\n'),
  'docs/api/versions.json': JSON.stringify({
    read: { react: ['1.0.0', '2.0.0'] },
    unread: {},
    tables: { Grid: { rows: { '1.0.0': 'Row[]' }, draw: { '2.0.0': 'Draw' } } },
  }),
};
const WHOLE = {
  url: 'https://site.example/',
  base: '/docs/',
  changelog: '/changelog',
  navigation: [{ path: '/guide', title: 'Guides' }],
};

async function read(more?: Parameters<typeof snapshotOf>[2], changed: Record<string, string> = {}) {
  const snapshot = await snapshotOf({ ...FILES, ...changed }, undefined, more);
  const times = new Map(
    [...snapshot.pages].map(([path, page]) => [path, { ...page, lastUpdated: Date.UTC(2026, 1, 3) }]),
  );
  const dated = { ...snapshot, pages: times };
  const files = await textFiles(dated);
  const of = (path: string) => headOf(dated, times.get(path)!);
  return { head: of('/guide/a'), changelog: of('/changelog'), files };
}

/** What features add to the head of a page. */
const headOf = (snapshot: Snapshot, entry: Entry) =>
  headTags(viewPage(snapshot, snapshot, entry))
    .map((tag) => renderHeadTag(tag, snapshot.config.base))
    .join('\n');

test('search engines get the address, the date and the place of each page', async () => {
  const { head, files } = await read(WHOLE);
  expect(head).toContain('<link rel="canonical" href="https://site.example/docs/guide/a">');
  expect(head).toContain('<meta property="og:description" content="About &quot;A&quot;.">');
  expect(head).toMatch(
    /<meta property="og:image" content="https:\/\/site\.example\/docs\/assets\/social-\w{12}\.png">/,
  );
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@graph': [
      { '@type': 'TechArticle', 'headline': 'A </script>', 'dateModified': '2026-02-03T00:00:00.000Z' },
      {
        '@type': 'BreadcrumbList',
        'itemListElement': [
          { position: 1, name: 'Guides', item: 'https://site.example/docs/guide' },
          { position: 2, name: 'A </script>', item: 'https://site.example/docs/guide/a' },
        ],
      },
    ],
  });
  expect(files.get('sitemap.xml')).toContain(
    '<url><loc>https://site.example/docs/guide/a</loc><lastmod>2026-02-03</lastmod></url>',
  );
  expect(files.get('robots.txt')).toContain('Sitemap: https://site.example/docs/sitemap.xml');
  const own = await read(WHOLE, { 'public/robots.txt': '' });
  expect([own.files.has('robots.txt'), own.files.has('sitemap.xml')]).toEqual([false, true]);
});

test('the feed has the versions of the changelog that have a date, the newest first, with what changed in the API', async () => {
  const { head, changelog, files } = await read({ ...WHOLE, apiParser: true });
  expect(changelog).toContain('type="application/atom+xml" href="/docs/feed.xml"');
  expect(head).not.toContain('application/atom+xml');
  const feed = files.get('feed.xml') ?? '';
  expect(
    [...feed.matchAll(/<entry>\n<title>(.*)<\/title><id>(.*)<\/id>.*\n<updated>(.*)<\/updated>/g)].map((found) =>
      found.slice(1),
    ),
  ).toEqual([
    ['2.0.0', 'https://site.example/docs/changelog#200', '2021-03-18T00:00:00.000Z'],
    ['1.0.0', 'https://site.example/docs/changelog#100', '2020-02-01T00:00:00.000Z'],
  ]);
  expect(feed).toContain('&lt;li&gt;&lt;strong&gt;Added:&lt;/strong&gt; &lt;code&gt;a &amp;lt; b&lt;/code&gt;');
  // Beside what is written, what the declarations show.
  expect(feed).toContain('From the declarations:&lt;/strong&gt; added &lt;code&gt;Grid.draw&lt;/code&gt;');
});

test('search engines and browsers get the language that a page is written in', async () => {
  const languages = [{ id: 'fr', name: 'Français', file: 'fr.js' }];
  const snapshot = await snapshotOf(
    {
      'fr.js': 'export default {};',
      'docs/index.mdx': '---\ntitle: Home\n---\n\nThe word \u8868\u683C means table in Chinese.\n',
      'docs/zh.mdx': '---\ntitle: \u6392\u5E8F\n---\n\n\u7528 `onSort` \u5BF9\u8868\u683C\u6392\u5E8F\u3002\n',
      'docs/zh.fr.mdx': '---\ntitle: Tri\n---\n\nTrier.\n',
      'docs/ja.mdx':
        '---\ntitle: \u4E26\u3079\u66FF\u3048\n---\n\n\u8868\u3092\u4E26\u3079\u66FF\u3048\u307E\u3059\u3002\n',
      'docs/de.mdx': '---\ntitle: Sortieren\nlang: de\n---\n',
    },
    undefined,
    { url: 'https://site.example', languages },
  );
  const languageOf = (path: string) => {
    const entry = snapshot.pages.get(path)!;
    const head = headOf(snapshot, entry);
    return [pageMeta(snapshot, entry).language, /"inLanguage":"([^"]*)"/.exec(head)?.[1], head];
  };
  expect(snapshot.problems).toEqual([]);
  expect(['/', '/ja', '/de'].map((path) => languageOf(path).slice(0, 2))).toEqual([
    [undefined, 'en'],
    ['ja', 'ja'],
    ['de', 'de'],
  ]);
  const [meta, data, head] = languageOf('/zh');
  expect([meta, data]).toEqual(['zh-CN', 'zh-CN']);
  expect(head).toContain('hreflang="zh-CN" href="https://site.example/zh"');
  expect(head).toContain('hreflang="fr" href="https://site.example/fr/zh"');
});

test('a changelog without dates has no feed, and no link to one', async () => {
  const { changelog, files } = await read(WHOLE, { 'docs/changelog.mdx': '---\ntitle: Changelog\n---\n\n## 2.0.0\n' });
  expect([files.has('feed.xml'), changelog.includes('atom')]).toEqual([false, false]);
});

test('the feed of a language has the dates of its page, however they are written there', async () => {
  const languages = [{ id: 'zh-CN', name: '中文' }];
  const changelog =
    '---\ntitle: 更新日志\n---\n\n## 2.0.0\n\n2021 年 3 月 18 日\n\n- 新增。\n\n## 1.0.0\n\n2020 年 2 月 1 日\n';
  const { files } = await read({ ...WHOLE, languages }, { 'docs/changelog.zh-CN.mdx': changelog });
  const feed = files.get('zh-CN/feed.xml') ?? '';
  expect(feed).toContain('<id>https://site.example/docs/zh-CN/changelog#200</id>');
  expect(feed).toMatch(/<updated>2021-03-18T00:00:00\.000Z<\/updated>\n<content type="html">[^]*新增。/);
});

test('without the address of the site, what holds whole addresses is left out', async () => {
  const { head, files } = await read({ changelog: '/changelog' });
  expect(head).toBe('<link rel="alternate" type="text/markdown" href="/guide/a.md">');
  for (const name of ['sitemap.xml', 'robots.txt', 'feed.xml']) expect([name, files.has(name)]).toEqual([name, false]);
});
