import type { Locator } from '@playwright/test';

/**
 * Watches for what may be gone before a test can look: a row that moves, a box that is busy.
 * @param root what stays, around it.
 * @param selector CSS of an element in it. One that is there already counts.
 * @returns waits until there was one, however short.
 */
export async function watchFor(root: Locator, selector: string): Promise<() => Promise<void>> {
  const watch = await root.evaluateHandle(
    (element, wanted) => ({
      seen: new Promise<void>((resolve) => {
        const look = () => element.querySelector(wanted) && resolve();
        new MutationObserver(look).observe(element, { subtree: true, childList: true, attributes: true });
        look();
      }),
    }),
    selector,
  );
  return () => watch.evaluate(({ seen }) => seen);
}
