import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { listOffline, writeServiceWorker } from './write-service-worker';

const SITE = {
  'index.html': 'home',
  'index.html.br': '',
  'index.md': '',
  'guide/start.html': 'start',
  'guide/index.html': 'all guides',
  '~demos/clock.html': 'tick',
  '404.html': 'none',
  'build.json':
    '{"data":{"pages":"assets/pages-1.json","pages/fr":"assets/pages-2.json","tools":"assets/tools-1.json"}}',
  'sitemap.xml': '',
  'favicon.svg': '<svg/>',
  'assets/pages-1.json': '{}',
  'assets/docs-1.js': 'start()',
  'assets/social-1.png': '',
};

it('lists files by the addresses that browsers ask for, without what only machines read', async () => {
  expect(listOffline(await writeFiles(SITE))).toEqual({
    shell: ['404.html', 'build.json', 'assets/pages-1.json', 'assets/pages-2.json'],
    documents: { '': 4, 'guide/start': 5, 'guide': 10, '~demos/clock': 4, '404.html': 4 },
    files: { 'build.json': 103, 'favicon.svg': 6, 'assets/pages-1.json': 2, 'assets/docs-1.js': 7 },
  });
});

it('writes a service worker that changes with the files, and without the option one that ends it', async () => {
  const dist = await writeFiles(SITE);
  const worker = () => readFileSync(join(dist, 'service-worker.js'), 'utf8');
  await writeServiceWorker(dist, { offline: true });
  const [list] = readdirSync(join(dist, 'assets')).filter((name) => name.startsWith('offline-'));
  expect(worker()).toContain(`assets/${list}`);
  await writeServiceWorker(dist, { offline: false });
  expect(worker()).toContain('unregister');
  expect(worker()).not.toContain('assets/offline-');
});
