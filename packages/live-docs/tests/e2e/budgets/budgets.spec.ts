import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { SITE } from '../serve';
import { expect, open, test } from '../test';
import { BUDGETS, type Budget } from './budgets';
import { quiet } from '../quiet';

const DIST = path.join(SITE, 'dist');
/** What each budget is made of today, file by file. `npx playwright test budgets --update-snapshots` writes it anew. */
const RECORD = path.join(import.meta.dirname, 'record.json');

type Sizes = Record<string, number>;

const sizes = new Map<string, number>();

/** Bytes of a built file in brotli: scripts at its best, as a host keeps them, pages as one that compresses each answer. */
function bytesOf(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.html') ? 6 : 11 };
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(DIST, file)), { params }).length;
  sizes.set(file, size);
  return size;
}

/** A file's name without the hash: `assets/table-Bm8t-2oB.js` is `table.js`. */
const nameOf = (file: string) => path.posix.basename(file).replace(/-[\w-]{8}(\.\w+)$/, '$1');

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

/** All that a page asks for by itself, until the network is quiet. */
async function listRequests(page: Page, address: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
  await open(page, address);
  await quiet(page);
  return [...asked];
}

async function weigh(page: Page, { page: address, kind }: Budget): Promise<Sizes> {
  const sizes: Sizes = {};
  const add = (file: string) => (sizes[nameOf(file)] = (sizes[nameOf(file)] ?? 0) + bytesOf(file));
  if (kind === 'html') {
    add(fileOf(address));
    return sizes;
  }
  if (kind === 'search index') {
    const asked = page.waitForRequest(/assets\/search-[^/]+\.json$/);
    if (new URL(page.url()).pathname !== address) await open(page, address);
    await page.getByRole('button', { name: 'Search' }).hover();
    add(new URL((await asked).url()).pathname.slice(1));
    return sizes;
  }
  if (kind === 'style') {
    const html = readFileSync(path.join(DIST, fileOf(address)), 'utf8');
    sizes['inlined'] = Buffer.byteLength(/<style data-used>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
    return sizes;
  }
  for (const file of await listRequests(page, address)) if (file.endsWith('.js')) add(file);
  return sizes;
}

/** The files that changed since the record, those that grew most first. */
function listGrowth(before: Sizes, now: Sizes): string {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .map((name) => ({ name, by: (now[name] ?? 0) - (before[name] ?? 0) }))
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => b.by - a.by)
    .map(({ name, by }) => `${by > 0 ? '+' : ''}${by} ${name}`)
    .join('\n');
}

const record: Record<string, Sizes> = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};

test('no page is heavier than its budget', async ({ page }, { config }) => {
  const over: string[] = [];
  const found: Record<string, Sizes> = {};
  for (const budget of BUDGETS) {
    const name = `${budget.page} ${budget.kind}`;
    const sizes = await weigh(page, budget);
    found[name] = sizes;
    const sum = Object.values(sizes).reduce((total, size) => total + size, 0);
    expect(sum, name).toBeGreaterThan(0);
    if (sum <= budget.limit) continue;
    over.push(
      `${name}: ${sum} bytes, ${sum - budget.limit} over the limit of ${budget.limit} (${budget.reason})\n${listGrowth(record[name] ?? {}, sizes)}`,
    );
  }
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed')
    writeFileSync(RECORD, `${JSON.stringify(found, null, 2)}\n`);
  expect(over.join('\n\n')).toBe('');
});
