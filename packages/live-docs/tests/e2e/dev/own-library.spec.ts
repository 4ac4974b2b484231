import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { OWN_LIBRARY } from '../../unit/own-library';
import { writeSite } from '../copies';
import { serve } from '../serve';
import { expect, test as base } from '../test';
import { open } from './copy';

/** A library with its site in its folder, and a dev server for it. */
const test = base.extend<{ library: { root: string; origin: string } }>({
  library: async ({}, use) => {
    const root = await writeSite('library', OWN_LIBRARY);
    const server = await serve(root, 'dev');
    await use({ root, origin: server.origin });
    await server.close();
    await rm(root, { recursive: true });
  },
  baseURL: async ({ library }, use) => use(`${library.origin}/`),
});

test("an edit of the library's source shows in the demo, in an edited demo, and in the reference @dev @all", async ({
  page,
  library,
}) => {
  test.slow();
  const edit = (file: keyof typeof OWN_LIBRARY, from: string, to: string) =>
    writeFileSync(path.join(library.root, file), OWN_LIBRARY[file].replace(from, to));
  await open(page, '');
  // Beside the frame that's shown there's a spare one.
  const framed = page.locator('iframe').filter({ visible: true }).contentFrame().getByRole('button');
  const button = page.getByRole('button', { name: 'Counted 3' });
  await button.click();
  await expect(page.getByRole('button', { name: 'Counted 4' })).toBeVisible();

  await test.step('in the demo, which keeps its state', async () => {
    edit('src/util/format.ts', 'Counted', 'Clicked');
    await expect(page.getByRole('button', { name: 'Clicked 4' })).toBeVisible();
  });

  await test.step('in the reference, once it is read', async () => {
    edit('src/Stepper.tsx', 'start?: number;', 'start?: number | bigint;');
    await expect(page.getByRole('row', { name: /^start/ })).toContainText('number | bigint');
  });

  await test.step('in an edited demo', async () => {
    await page.getByRole('button', { name: 'Show code' }).click();
    const code = page.getByRole('textbox', { name: 'Code' });
    await code.focus();
    await page.keyboard.type('// edited\n');
    await expect(framed).toHaveText('Clicked 3');
    edit('src/util/format.ts', 'Counted', 'Stepped');
    await expect(framed).toHaveText('Stepped 3');
  });

  await test.step('as an error with its place, until it is mended', async () => {
    edit('src/util/format.ts', '(count: number)', '(count: number');
    const problem = page.getByRole('main').getByRole('alert').filter({ hasText: 'src/util/format.ts:1' });
    await expect(problem).toBeVisible();
    edit('src/util/format.ts', 'Counted', 'Mended');
    await expect(problem).toBeHidden();
    await expect(framed).toHaveText('Mended 3');
  });
});
