import { localAddress } from '../../model';
import { languageBase } from '../config/languages';
import { once } from '../files/files';
import { messagesOf } from './read-messages';
import type { Entry, SiteDemo, Snapshot } from './snapshot';

/**
 * The site in each language that a page is translated to: every page at its address in that language, in the default language
 * where there is no translation.
 * @param translations by the file that each translates, then by language.
 */
export function readLocales(
  snapshot: Omit<Snapshot, 'locales'>,
  translations: ReadonlyMap<string, ReadonlyMap<string, Entry>>,
): Map<string, Snapshot> {
  const translated = new Set([...translations.values()].flatMap((byLanguage) => [...byLanguage.keys()]));
  return new Map(
    snapshot.config.languages.flatMap((language) => {
      const base = languageBase(language);
      if (base === undefined || !translated.has(language.id)) return [];
      const { id, name } = language;
      const local = inLocale(snapshot, { id, name, base }, (file) => translations.get(file)?.get(id));
      return [[id, { ...local, messages: messagesOf(snapshot, language) }] as const];
    }),
  );
}

function inLocale(
  snapshot: Omit<Snapshot, 'locales'>,
  locale: Required<Snapshot>['locale'],
  translationOf: (file: string) => Entry | undefined,
): Snapshot {
  const local = new Map<Entry, Entry>();
  const toLocal = (entry: Entry): Entry =>
    once(local, entry, () => localEntry(entry, locale, translationOf(entry.file)));
  const demos = new Map(
    [...snapshot.demos].map(([id, demo]): [string, SiteDemo] => {
      const entry = toLocal(demo.entry);
      const { title, description } = entry.compiled.demos.find((one) => one.id === id) ?? demo;
      return [id, { ...demo, entry, title, description }];
    }),
  );
  return {
    ...snapshot,
    locale,
    locales: new Map(),
    pages: new Map([...snapshot.pages.values()].map(toLocal).map((entry) => [entry.path, entry])),
    tabs: new Map([...snapshot.tabs].map(([path, tabs]) => [localAddress(path, locale.base), tabs.map(toLocal)])),
    demos,
  };
}

/** A page or a tab in a language. What its translation doesn't say is that of the page. */
function localEntry(entry: Entry, { id, base }: Required<Snapshot>['locale'], translation: Entry | undefined): Entry {
  const { title, description } = entry.front.translations?.[id] ?? {};
  const front = {
    ...entry.front,
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
  };
  const path = localAddress(entry.path, base);
  if (!translation) return { ...entry, front, path, base };
  const own = translation.front;
  return {
    ...translation,
    path,
    base,
    front: {
      ...front,
      title: own.title,
      ...(own.description === undefined ? {} : { description: own.description }),
      ...(own.hero ? { hero: own.hero } : {}),
      ...(own.of ? { of: { ...front.of, ...own.of } } : {}),
      translates: own.translates,
      keywords: [...own.keywords, ...front.keywords],
    },
  };
}
