/** Waits until the browser has drawn a frame. A headless one draws none now and then: then a fifth of a second. */
export const nextPaint = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    new Promise((resolve) => setTimeout(resolve, 200)),
  ]);
