import type { Page, Response } from '@playwright/test';

/** What a reader may use at once, and every demo. */
const ANSWERING = 'button, select, input, [data-demo-preview] > *';

/**
 * Opens a page and waits until its controls answer. Nothing that can be seen tells so, as the page is
 * prerendered: React leaves its mark on each element that it has taken over.
 */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.waitForFunction((selector) => {
    const marked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    return (
      document.querySelector('[data-demo-preview], main') && [...document.querySelectorAll(selector)].every(marked)
    );
  }, ANSWERING);
  return response;
}
