import { canonicalPath, isLanguage } from 'live-docs/internal';
import { toTag } from '../language-tag';
import type { DumiConfig } from './dumi-config';

/** A language of dumi's pages, and what it is on the site. */
export interface Language {
  /** As names of dumi's files have it: `zh-CN` of `a.zh-CN.md`. */
  locale: string;
  /** As the site has it: `zh-CN`. */
  id: string;
  /** What it is called in that language. */
  name: string;
  /** What the site's addresses in it start with; empty for the default language. */
  base: string;
  /** The address that dumi gives a page in it. @param address that without a language. */
  dumiAddress(address: string): string;
}

/** The languages of a site of dumi. */
export interface Languages {
  all: Language[];
  /** That of files without a language in their names. */
  unnamed: Language;
  /** The site's default one: that whose addresses start with nothing. */
  main: Language;
}

/** @param isMigrated true if an earlier run has renamed the pages: files without a language are in the default one then. */
export function readLanguages({ locales = [] }: DumiConfig, isMigrated: boolean): Languages {
  const listed = locales.length > 0 ? locales : [{ id: 'zh-CN', name: '中文' }];
  const prefixes = listed.map(({ id, base, suffix }, at) =>
    suffix === undefined ? (base ?? (at === 0 ? '/' : `/${id}`)).replace(/\/+$/, '') : '',
  );
  const mainAt = Math.max(
    prefixes.findIndex((prefix, at) => prefix === '' && listed[at]?.suffix === undefined),
    0,
  );
  const all = listed.map((one, at): Language => {
    const { id: locale, suffix } = one;
    const prefix = prefixes[at]!;
    const id = toTag(locale);
    return {
      locale,
      id,
      name: one.name ?? ownName(id),
      base: at === mainAt ? '' : prefix !== '' && canonicalPath(prefix) === prefix ? prefix : `/${id}`,
      dumiAddress: (address) => `${prefix}${address === '/' && prefix !== '' ? '' : address}${suffix ?? ''}`,
    };
  });
  const main = all[mainAt]!;
  return { all, main, unnamed: isMigrated ? main : all[0]! };
}

/** What readers know a language by. */
const ownName = (id: string) => (id === 'zh-CN' ? '中文' : isLanguage(id, 'en') ? 'English' : id);
