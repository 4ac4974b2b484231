// @ts-check

/** What a middling phone on a slow mobile network has. */
export const SLOW = { cpu: 4, latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 };

/**
 * @param {import('@playwright/test').Page | import('@playwright/test').Frame} target a page, or a frame with its own process
 * @param {number} rate how many times slower the processor is
 */
export async function slowProcessor(target, rate) {
  const context = 'context' in target ? target.context() : target.page().context();
  const session = await context.newCDPSession(target);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** @param {import('@playwright/test').Page} page */
export async function slowNetwork(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.down,
    uploadThroughput: SLOW.up,
  });
}
