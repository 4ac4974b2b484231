import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readArchive } from '../../../packages/live-docs/src/features/archives/node/archive-file';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The demos that `copy-demos.mjs` copies. */
const copied = (/const RUN =\s*'([^']+)'/.exec(read('examples/rc-table-7/copy-demos.mjs'))?.[1] ?? '').split(' ');

it('the archive of rc-table 7 is of a published version, and has a page for each demo that is copied', () => {
  const archive = readArchive(path.join(ROOT, 'site'), 'v7', '/v7/');
  const { manifest } = archive as Extract<typeof archive, { manifest: object }>;
  const history = JSON.parse(read('site/docs/api/versions.json')) as { read: Record<string, string[]> };
  expect(history.read['rc-table']).toContain(manifest.version);
  expect(manifest.pages.toSorted()).toEqual(['/', ...copied.map((demo) => `/demo/${demo}`)].toSorted());
});

it('the README says why each other demo is left out', () => {
  const said = [...read('examples/rc-table-7/README.md').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
  const pages = readdirSync(path.join(ROOT, 'site/docs/demo'))
    .filter((file) => /^[^.]+\.mdx$/.test(file) && file !== 'index.mdx')
    .map((file) => file.slice(0, -'.mdx'.length));
  expect(pages.filter((page) => !copied.includes(page) && !said.includes(page))).toEqual([]);
});
