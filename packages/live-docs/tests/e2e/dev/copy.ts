import { writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copySite, writeInto } from '../copies';
import { open as openPage } from '../open';
import { serve } from '../serve';
import { SITES } from '../sites';
import { test as base } from '../test';

/** A site of the test's own, which it may edit. */
export interface Copy {
  /** Replaces a text in a file below `docs`, where it occurs once. */
  edit(file: string, from: string, to: string): Promise<void>;
  write(file: string, text: string): Promise<void>;
  remove(file: string): Promise<void>;
}

/** A test on a copy of the two-level site and a dev server of its own. */
export const test = base.extend<{
  copy: Copy;
  served: { root: string; origin: string };
  /** Files that are written before the server starts, by path from the site's root. */
  change: Record<string, string>;
}>({
  change: [{}, { option: true }],
  site: 'two-level',
  served: async ({ change }, use) => {
    const root = await copySite(SITES['two-level'].root);
    await writeInto(root, change);
    const server = await serve(root, 'dev');
    await use({ root, origin: server.origin });
    await server.close();
    await rm(root, { recursive: true });
  },
  baseURL: async ({ served, site }, use) => use(served.origin + SITES[site].base),
  copy: async ({ served }, use) => {
    const inDocs = (file: string) => path.join(served.root, 'docs', file);
    await use({
      async edit(file, from, to) {
        const text = await readFile(inDocs(file), 'utf8');
        if (text.split(from).length !== 2) throw new Error(`${file} does not have "${from}" once`);
        writeFileSync(inDocs(file), text.replace(from, to));
      },
      // At once, so that no watcher sees the file empty.
      write: async (file, text) => writeFileSync(inDocs(file), text),
      remove: (file) => rm(inDocs(file)),
    });
  },
});

/** What the page says is wrong, with its place. */
export const problem = (page: Page, place: string, found: string | RegExp) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: place }).filter({ hasText: found }).first();

/** Opens a page and waits until it also hears of edits. */
export async function open(page: Page, address: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await openPage(page, address);
  await connected;
}

export { expect } from '../test';
