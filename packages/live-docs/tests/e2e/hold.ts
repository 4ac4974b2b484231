import type { Page } from '@playwright/test';

/** Holds back what a page asks for. @returns what lets it go. */
export async function hold(page: Page, what: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
