import type { Page, Response } from '@playwright/test';

/** What a reader may use at once, and every demo. */
const ANSWERING = 'button, select, input, [data-demo-preview] > *';

/**
 * Opens a page and waits until its controls answer. Nothing that can be seen tells so, as the page is
 * prerendered: React leaves its mark on each element that it has taken over, and on the runs of a page, whose content it leaves alone. It may still be about to run the effects
 * of the last of them, and then the browser is not idle.
 *
 * Neither frames nor idle time are waited for without a limit: about once in 200 pages Chromium's headless shell draws no
 * frame until something else wakes it.
 */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await answers(page);
  return response;
}

/** Waits until the controls of the page that is open answer: see `open`. */
export async function answers(page: Page): Promise<void> {
  await page.waitForFunction(
    (selector) => {
      const marked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
      const content = document.querySelector('[data-demo-preview], main');
      const isOurs = (element: Element) => marked(element.closest('[data-run]') ?? element);
      if (!content || ![...document.querySelectorAll(selector)].every(isOurs)) return false;
      return new Promise<boolean>((resolve) => {
        // Safari doesn't tell when it's idle.
        if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(true), { timeout: 1000 });
        else setTimeout(() => resolve(true), 50);
      });
    },
    ANSWERING,
    { polling: 20 },
  );
}
