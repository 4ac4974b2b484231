import type { Wait } from '../loading';
import type { Bundle } from './default-bundle';
import { loadBundle } from './load-bundle';
import { pickLocale } from './pick-locale';

/** Fetches the texts of the first tag that is known, else those in the default language. Only readers of another language load this. */
export const loadFirstBundle = (
  tags: readonly (string | null | undefined)[],
  known: readonly string[],
  wait: Wait,
): Promise<Bundle> => loadBundle(pickLocale(tags, known), wait);
