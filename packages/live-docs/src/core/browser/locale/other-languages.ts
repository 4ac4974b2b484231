import { loaders } from 'virtual:locales';
import { isLanguage, type Locale } from '../../model';
import { DEFAULT_LANGUAGE, DEFAULT, storeLocale, type Bundle } from './default-bundle';
import { load, type Wait } from '../loading';
import type { TextBundle } from './en-us';

/** The first candidate that is known; the longest tag of these for `en-US`. The default language, which needs no listing, where none is. */
export function pickLocale(candidates: readonly (string | null | undefined)[], known: readonly string[]): string {
  const choices = [DEFAULT_LANGUAGE, ...known].toSorted((a, b) => b.length - a.length);
  const found = candidates.flatMap((tag) => choices.find((choice) => tag && isLanguage(tag, choice)) ?? []);
  return found[0] ?? DEFAULT_LANGUAGE;
}

/**
 * Fetches the texts of a language: those of the engine, if it has any, with those of the site over them. The default ones if neither
 * has any.
 * @throws {ChunkLoadError} if they fail to arrive.
 */
export async function loadBundle(locale: string, wait?: Wait): Promise<Bundle> {
  const sources = loaders[locale];
  if (!sources) return DEFAULT;
  const parts = await load(`texts in ${locale}`, () => Promise.all(sources.map((start) => start())), wait);
  return { locale, texts: Object.assign({}, ...parts) as TextBundle };
}

/**
 * The language that a reader would rather read than the default one: the one that they chose, else the first one of their browser that
 * there is. `zh-TW` takes `zh-CN` where there's no other Chinese.
 */
export function offeredLanguage(languages: readonly Locale[]): Locale | undefined {
  const chosen = storeLocale().read();
  const all = [{ id: DEFAULT_LANGUAGE, name: '' }, ...languages];
  const wanted = (chosen === null ? navigator.languages : [chosen]).flatMap((tag) => findLanguage(tag, all) ?? []);
  return wanted[0]?.id === DEFAULT_LANGUAGE ? undefined : wanted[0];
}

const findLanguage = (tag: string, languages: readonly Locale[]) =>
  languages.find(({ id }) => id.toLowerCase() === tag.toLowerCase()) ??
  languages.find(({ id }) => primary(id) === primary(tag));

const primary = (tag: string) => tag.toLowerCase().split('-', 1)[0];
