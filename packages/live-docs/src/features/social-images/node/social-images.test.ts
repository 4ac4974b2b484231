import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';
import { siteFiles, writeFiles as writeOutput } from '../../../core/node/output/data/output-files';
import { viewPage, viewSite } from '../../../core/node/feature/view-site';
import { featuresOf } from '../../../core/node/feature/features-of';

const page = (title: string) => `---\ntitle: ${title}\ndescription: About it.\n---\n`;

/** Builds the pictures of a site in a folder. */
async function build(root: string, pages: Record<string, string>) {
  const files = { ...pages, 'look.css': ':root { --bg: #102030; --accent: #fff }' };
  const whole = await snapshotOf(files, undefined, { url: 'https://site.example', theme: 'look.css' });
  const snapshot = { ...whole, root };
  const site = viewSite(snapshot, { api: async () => ({ problems: [] }), pictures: async () => new Map() });
  await writeOutput(
    path.join(root, 'dist'),
    siteFiles(site).filter(({ feature }) => feature === 'socialImages'),
  );
  const { parts } = featuresOf(snapshot).find(({ name }) => name === 'socialImages')!;
  const addresses = new Map(
    [...snapshot.pages].flatMap(([address, entry]) => {
      const [image] = parts.head?.(viewPage(snapshot, snapshot, entry)) ?? [];
      return image
        ? [[address, String(image.attributes['content']).replace('https://site.example/', '')] as const]
        : [];
    }),
  );
  return { addresses, note: parts.notes?.(site)[0] };
}

test('each page gets a picture of the size that sites expect, rendered once for the same content', async () => {
  const root = await writeFiles({ 'dist/assets/keep': '' });
  const cached = () => readdirSync(path.join(root, '.site/social')).sort();
  const first = await build(root, { 'docs/index.mdx': page('Home'), 'docs/guide.mdx': page('Guide') });
  expect([...first.addresses.keys()].sort()).toEqual(['/', '/guide']);
  for (const address of first.addresses.values()) {
    const png = readFileSync(path.join(root, 'dist', address));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    expect(png.length).toBeLessThan(100_000);
  }
  const before = cached();
  expect(before).toHaveLength(2);

  const second = await build(root, { 'docs/index.mdx': page('Home'), 'docs/guide.mdx': page('Other') });
  expect(second.addresses.get('/')).toBe(first.addresses.get('/'));
  expect(second.addresses.get('/guide')).not.toBe(first.addresses.get('/guide'));
  expect(cached().filter((name) => before.includes(name))).toHaveLength(1);
  expect(cached()).toHaveLength(2);
});

test('a page whose title no font can write gets no picture and is named, one with a pictograph gets its own', async () => {
  const root = await writeFiles({ 'dist/assets/keep': '' });
  const { note, addresses } = await build(root, {
    'docs/a.mdx': page('\u8868\u683C'),
    'docs/b.mdx': page('Ж, é and ς'),
    'docs/c.mdx': page('🚀 Start'),
    'docs/d.mdx': page('\u8868\u683C 2'),
  });
  expect(note).toMatch(/^docs\/a\.mdx and 1 more: .*"socialImages.font"/);
  expect([...addresses.keys()].sort()).toEqual(['/b', '/c']);
});
