import { expect, type Locator, type Page } from '@playwright/test';
import { hold } from '../hold';
import { watchFor } from '../watch-for';

/** What a reader sees of the search box. */
export interface SearchView {
  field: Locator;
  options: Locator;
  /** The option that Enter would open. */
  active: Locator;
  status: Locator;
  /** Types keywords in place of what is there, and waits for their answer. */
  find(keywords: string): Promise<void>;
}

export function searchView(page: Page): SearchView {
  const box = page.getByRole('dialog', { name: 'Search' });
  const field = box.getByRole('combobox', { name: 'Search' });
  const status = box.getByRole('status');
  return {
    field,
    options: box.getByRole('option'),
    active: box.getByRole('option', { selected: true }),
    status,
    async find(keywords) {
      // The status of a box that is still on its way is another element.
      await expect(status).toHaveAttribute('aria-busy');
      const busy = await watchFor(box, '[role="status"][aria-busy="true"]');
      await field.fill(keywords);
      await busy();
      await expect(status).toHaveAttribute('aria-busy', 'false');
    },
  };
}

/** Opens the box as a reader with a mouse does. */
export async function openSearch(page: Page): Promise<SearchView> {
  const view = searchView(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(view.field).toBeFocused();
  return view;
}

/** Keeps the index on its way. @returns what lets it arrive. */
export const holdIndex = (page: Page): Promise<() => void> => hold(page, /\/search-[^/]+\.json$/);
