import type { Page } from '@playwright/test';

/** Milliseconds without a request after which a page is quiet, whatever Playwright says. */
const QUIET = 3000;

/**
 * Waits until a page asks for nothing more. About once in 500 tests on a busy machine Playwright's `networkidle` never comes:
 * a document or a frame that was replaced while it loaded seems to be counted among those that load.
 */
export async function quiet(page: Page): Promise<void> {
  let timer: NodeJS.Timeout;
  let wait = () => {};
  const silence = new Promise<void>((resolve) => {
    wait = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, QUIET);
    };
    wait();
  });
  page.on('request', wait);
  await Promise.race([page.waitForLoadState('networkidle'), silence]);
  page.off('request', wait);
  clearTimeout(timer!);
}
