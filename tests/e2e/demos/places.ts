import type { Locator, Page } from '@playwright/test';
import { open } from '../open';

/** Where a demo is shown: among the prose of its page, and alone. */
export const PLACES = ['demo', '~demos'] as const;
export type Place = (typeof PLACES)[number];

/** Opens a demo in one of its places. Returns its preview. */
export async function openDemo(page: Page, place: Place, slug: string): Promise<Locator> {
  await open(page, `/${place}/${slug}`);
  const preview = page.locator(`[data-demo="${slug}"] [data-demo-preview]`);
  await preview.getByRole('table').first().waitFor();
  return preview;
}
