import { quote, shippedTexts } from 'live-docs/internal';
import type { DumiConfig } from './dumi-config';
import type { Languages } from './languages';
import { readNavigation, titleOf } from './read-navigation';
import type { WrittenPage } from './write-pages';

/** A language of the site that its configuration lists. */
interface TranslatedLanguage {
  /** As the option `languages` has it. */
  option: { id: string; name: string; file?: string; base?: string };
  /** Titles of the navigation and of groups, by their key. */
  texts: Record<string, string>;
}

/**
 * The languages that a site has translations in, with what these call the navigation and the groups of the sidebar, and the default
 * one if the engine has no texts in it.
 */
export function findTranslated(languages: Languages, written: WrittenPage[], config: DumiConfig): TranslatedLanguage[] {
  const pages = new Map(written.flatMap((one) => (one.of ? [] : [[one.page.target, one] as const])));
  return languages.all.flatMap((language): TranslatedLanguage[] => {
    const { id, name, base } = language;
    const file = `languages/${id}.ts`;
    if (language === languages.main)
      return shippedTexts(id) === undefined ? [{ option: { id, name, file }, texts: {} }] : [];
    const translations = written.filter(({ page, of }) => of !== undefined && page.language === language);
    if (translations.length === 0) return [];
    const pairs = translations.flatMap(({ of, migrated }) => {
      const original = of && pages.get(of.target);
      return original ? [{ address: original.address, original: original.migrated, translation: migrated }] : [];
    });
    const navigationOf = (of: 'original' | 'translation', locale: string) => {
      const placed = pairs.map(({ address, [of]: { nav } }) => ({ address, nav }));
      return new Map(readNavigation(placed, config, () => {}, locale).entries.map(({ path, title }) => [path, title]));
    };
    const own = navigationOf('translation', language.locale);
    const titles = [...navigationOf('original', languages.main.locale)].map(
      ([path, title]) => [`nav.${title}`, title, own.get(path) === titleOf(path) ? undefined : own.get(path)] as const,
    );
    const groups = pairs.map(
      ({ original, translation }) => [`group.${original.group}`, original.group, translation.group] as const,
    );
    const texts: Record<string, string> = {};
    for (const [key, title, translated] of [...titles, ...groups])
      if (title !== undefined && translated !== undefined && title !== translated) texts[key] ??= translated;
    const needsFile = Object.keys(texts).length > 0 || shippedTexts(id) === undefined;
    return [
      {
        option: {
          id,
          name,
          ...(needsFile ? { file } : {}),
          ...(base === `/${id}` ? {} : { base }),
        },
        texts,
      },
    ];
  });
}

/** The module of the texts that a site has in a language. */
export function printTexts(texts: Record<string, string>): string {
  const lines = Object.entries(texts).map(([key, text]) => `  ${quote(key)}: ${quote(text)},\n`);
  return [
    "import type { Messages } from 'live-docs';\n\n",
    '/** What the interface lacks here is in English. */\n',
    `const texts: Messages = {${lines.length > 0 ? `\n${lines.join('')}` : ''}};\n\n`,
    'export default texts;\n',
  ].join('');
}
