import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { writeFiles } from '../../../../../../../tests/support/write-files';
import { previewSite } from './preview-site';

const bundle = (answer: string) => `export const loaders = { '/': async () => ({ default: () => '${answer}' }) };`;

it('answers with the loaders of the newest build', async () => {
  const root = await writeFiles({ 'dist/index.html': '', 'server.mjs': bundle('first') });
  const file = path.join(root, 'server.mjs');
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [
      {
        name: 'site',
        configurePreviewServer: (made) => previewSite(made, { dist: path.join(root, 'dist'), bundle: file, base: '/' }),
      },
    ],
  });
  onTestFinished(() => server.close());
  const ask = async () => (await fetch(`${server.resolvedUrls?.local[0]}__serverLoader?route=/`)).json();
  expect(await ask()).toBe('first');
  const { headers } = await fetch(server.resolvedUrls?.local[0] ?? '');
  expect(headers.get('keep-alive')).toBe('timeout=75');
  writeFileSync(`${file}.next`, bundle('second'));
  renameSync(`${file}.next`, file);
  expect(await ask()).toBe('second');
});
