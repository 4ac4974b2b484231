import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { writeLastFiles } from '../../../core/node/output/data/output-files';
import { endOffline, listOffline, serviceWorkerFiles } from './service-worker-files';

const DOCUMENT = '<html data-script="/docs/assets/docs-1.js">';
const SITE = {
  'index.html': DOCUMENT,
  'index.html.br': '',
  'index.md': '',
  'guide/start.html': `${DOCUMENT}start`,
  'guide/index.html': `${DOCUMENT}all guides`,
  'guide/moved.html': '<title>Moved</title>',
  '~demos/clock.html': `${DOCUMENT}tick`,
  '404.html': DOCUMENT,
  '_headers': '/*',
  '_redirects': '',
  'CNAME': 'docs.example.org',
  '.nojekyll': '',
  '.well-known/security.txt': '',
  '.well-known/key': '',
  'build.json':
    '{"data":{"pages":"assets/pages-1.json","pages/fr":"assets/pages-2.json","tools":"assets/tools-1.json"}}',
  'sitemap.xml': '',
  'favicon.svg': '<svg/>',
  'assets/pages-1.json': '{}',
  'assets/docs-1.js': 'start()',
  'assets/_plain-1.js': '',
  'assets/social-1.png': '',
};

it('lists files by the addresses that browsers ask for, without what only machines read, and hosts hide', async () => {
  const { length } = DOCUMENT;
  const files = ['index.md', 'assets/social-1.png'].map((path) => ({ path, offline: false as const }));
  expect(listOffline({ dist: await writeFiles(SITE), files }, '/docs/')).toEqual({
    shell: ['404.html', 'build.json', 'assets/pages-1.json', 'assets/pages-2.json'],
    documents: {
      '': length,
      'guide/start': length + 5,
      'guide': length + 10,
      '~demos/clock': length + 4,
      '404.html': length,
    },
    files: {
      'build.json': 103,
      'favicon.svg': 6,
      'guide/moved': 20,
      'assets/pages-1.json': 2,
      'assets/docs-1.js': 7,
      'assets/_plain-1.js': 0,
    },
    titles: { 'guide/moved': '<title>Moved</title>' },
  });
});

it('writes a service worker that changes with the files, and without the option one that ends it', async () => {
  const dist = await writeFiles(SITE);
  const worker = () => readFileSync(join(dist, 'service-worker.js'), 'utf8');
  await writeLastFiles({ dist, files: [] }, serviceWorkerFiles('/docs/', ['v7']));
  const [list] = readdirSync(join(dist, 'assets')).filter((name) => name.startsWith('offline-'));
  expect(worker()).toContain(`assets/${list}`);
  // What it leaves to the worker of the site below it.
  expect(worker()).toContain('v7');
  await writeLastFiles({ dist, files: [] }, [endOffline]);
  expect(worker()).toContain('unregister');
  expect(worker()).not.toContain('assets/offline-');
});
