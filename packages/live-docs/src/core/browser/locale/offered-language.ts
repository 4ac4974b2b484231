import type { Locale } from '../../model';
import { storeLocale } from './create-locale-store';
import { DEFAULT_LANGUAGE } from './default-bundle';

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
