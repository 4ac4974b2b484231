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
  return () =>
    watch.evaluate(({ seen }, wanted) => {
      // As long as other expectations take: a test that can't go on says what it waited for.
      const patience = new Promise<void>((_, reject) =>
        setTimeout(() => reject(new Error(`There was no "${wanted}" within a minute`)), 60_000),
      );
      return Promise.race([seen, patience]);
    }, selector);
}
