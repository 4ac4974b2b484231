import { isLanguage } from '../../model';
import { DEFAULT_LANGUAGE } from './default-bundle';

/** The first candidate that is known; the longest tag of these for `en-US`. The default language, which needs no listing, where none is. */
export function pickLocale(candidates: readonly (string | null | undefined)[], known: readonly string[]): string {
  const choices = [DEFAULT_LANGUAGE, ...known].toSorted((a, b) => b.length - a.length);
  const found = candidates.flatMap((tag) => choices.find((choice) => tag && isLanguage(tag, choice)) ?? []);
  return found[0] ?? DEFAULT_LANGUAGE;
}
