import type { Locator, Page } from '@playwright/test';
import { ALL } from '../../../../packages/live-docs/tests/scope';
import { open } from '../../../../packages/live-docs/tests/e2e/open';

/** Where a demo is shown: among the prose of its page, and alone. */
export type Place = 'demo' | '~demos';
/** The places that demos are tried in. `demo-alone.spec.ts` opens each of them alone. */
export const PLACES: Place[] = ALL ? ['demo', '~demos'] : ['demo'];

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
