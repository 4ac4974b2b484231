import { utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../tests/unit/write-files';
import { readSiteConfig } from '../config/site-config';
import { createSite } from './create-site';

const config = readSiteConfig({
  title: 'Site',
  description: '',
  library: 'react',
  repository: { url: 'https://example.org/site', branch: 'main' },
});
const page = (title: string, body = '') => `---\ntitle: ${title}\n---\n\n${body}\n`;

it('knows when a page and each tab of it last changed', async () => {
  const root = await writeFiles({ 'docs/index.mdx': page('Home'), 'docs/index.$tab-more.mdx': page('More') });
  utimesSync(path.join(root, 'docs/index.mdx'), 1000, 1000);
  utimesSync(path.join(root, 'docs/index.$tab-more.mdx'), 2000, 2000);
  const site = createSite(root, config);
  site.scan();
  expect(await site.meta(site.pages().get('/')!)).toMatchObject({
    lastUpdated: 1_000_000,
    tabs: [{ key: 'more', lastUpdated: 2_000_000 }],
  });
});

it('lets the page beside a demo speak for it, wherever else it is shown', async () => {
  const root = await writeFiles({
    'docs/index.mdx': page('Home', '<Demo src="./demo/rows.tsx" />'),
    'docs/demo/rows.mdx': page('Rows', '<Demo src="./rows.tsx" />'),
    'docs/demo/rows.tsx': '',
  });
  const site = createSite(root, config);
  site.scan();
  const demos = await site.demos();
  expect([...demos.values()].map(({ id, title, entry }) => [id, title, entry.path])).toEqual([
    ['rows', 'Rows', '/demo/rows'],
  ]);
});

it('refuses two demos of one id', async () => {
  const root = await writeFiles({
    'docs/index.mdx': page('Home', '<Demo src="./a/rows.tsx" />\n\n<Demo src="./b/rows.tsx" />'),
    'docs/a/rows.tsx': '',
    'docs/b/rows.tsx': '',
  });
  const site = createSite(root, config);
  site.scan();
  await expect(site.demos()).rejects.toThrow(
    'docs/index.mdx:7: duplicate slug: the demo id "rows" is also that of docs/a/rows.tsx',
  );
});
