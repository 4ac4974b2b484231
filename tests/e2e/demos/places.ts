import type { Locator, Page } from '@playwright/test';
import { open } from '../open';

/** Where a demo is shown: among the prose of its page, and alone. */
export const PLACES = ['demo', '~demos'] as const;
export type Place = (typeof PLACES)[number];

/** Opens a demo in one of its places, in the page or in a frame of it. Returns its preview. */
export async function openDemo(page: Page, place: Place, slug: string): Promise<Locator> {
  await open(page, `/${place}/${slug}`);
  const block = page.locator(`[data-demo="${slug}"]`);
  const framed = (await block.locator('iframe').count()) > 0;
  const root = framed ? block.frameLocator('iframe').locator(`[data-demo="${slug}"]`) : block;
  const preview = root.locator('[data-demo-preview]');
  await preview.getByRole('table').first().waitFor();
  return preview;
}
