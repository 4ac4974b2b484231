/** What a reader may use at once, and the demo. */
const ANSWERING = 'button, select, input, [data-demo-preview] > *';

/** Milliseconds after which a page that isn't ready never will be. */
const LIMIT = 10_000;

/**
 * Waits until React has left its mark on each element that it takes over, fonts are there, and the effects have run.
 * @returns false after the limit.
 */
export async function settle(): Promise<boolean> {
  const end = performance.now() + LIMIT;
  while (!isHydrated()) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await document.fonts.ready;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  await nextPaint();
  return true;
}

function isHydrated(): boolean {
  const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const parts = [...document.querySelectorAll(`#root :is(${ANSWERING})`)];
  return document.querySelector('[data-demo-preview]') !== null && parts.every(isMarked);
}

/** Waits until the browser has drawn a frame. A headless one draws none now and then: then a fifth of a second. */
export const nextPaint = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    new Promise((resolve) => setTimeout(resolve, 200)),
  ]);
