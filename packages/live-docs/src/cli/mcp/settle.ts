import { setTimeout } from 'node:timers/promises';
import type { Frame } from 'playwright/test';

/** Milliseconds without a change after which a demo is at rest, and for which one that never rests is waited. */
const STILL = 250;
const RESTLESS = 2500;

/** Waits until the demo changes no more. What it has written to the console has come by then, too. */
export async function settle(frame: Frame): Promise<void> {
  const end = performance.now() + RESTLESS;
  let since = performance.now();
  let last = '';
  while (performance.now() < end && performance.now() - since < STILL) {
    await setTimeout(50);
    const markup = await frame.evaluate<string>('document.body.innerHTML');
    if (markup === last) continue;
    last = markup;
    since = performance.now();
  }
}
