import type { Locale } from '../../model';
import { loadBundle } from './load-bundle';

/** Fetches what groups are called in each of the languages; the function names one, its own title first. */
export async function loadGroupNames(locales: Locale[]): Promise<(title: string) => string[]> {
  const bundles = await Promise.all(locales.map(({ id }) => loadBundle(id)));
  return (title) => [title, ...bundles.flatMap(({ texts }) => texts[`group.${title}`] ?? [])];
}
