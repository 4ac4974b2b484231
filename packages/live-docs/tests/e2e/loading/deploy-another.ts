import type { Page } from '@playwright/test';

/** Makes a site look as if another build had been deployed since the page was opened. */
export async function deployAnother(page: Page, id = 'another-build'): Promise<void> {
  // The page knows its own build by then.
  await page.waitForLoadState('networkidle');
  await page.route('**/build.json', async (route) => {
    const build = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...build, id } });
  });
}
