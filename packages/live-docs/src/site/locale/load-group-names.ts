import type { Locale } from '../../model';
import { ENGLISH } from './english';
import { loadBundle } from './load-bundle';

/**
 * Fetches what groups are called in each of the languages that can be had; the function names one, its own title first.
 */
export async function loadGroupNames(locales: Locale[]): Promise<(title: string) => string[]> {
  const bundles = await Promise.all(locales.map(({ id }) => loadBundle(id, { stay: true }).catch(() => ENGLISH)));
  return (title) => [title, ...bundles.flatMap(({ texts }) => texts[`group.${title}`] ?? [])];
}
