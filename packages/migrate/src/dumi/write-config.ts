import { shippedTexts } from 'live-docs/internal';
import type { Languages } from './languages';
import { migrateConfig, type ConfigParts } from './migrate-config';
import type { Change, Note } from '../plan';
import { COMPONENTS, printSiteConfig, printTexts, SITE_CONFIG, type SiteLanguage } from '../print-config';
import { isApp, printComponents, readRoutes } from './theme';
import { dumiAddressOf, type WrittenPage } from './write-pages';
import type { DumiConfig } from './dumi-config';
import { readNavigation } from './read-navigation';
import { titleOf } from '../title-of';

/** Writes the configuration and the files beside it that it names, unless there is one already. */
export function writeConfig(input: ConfigParts): { changes: Change[]; notes: Note[] } {
  const { folder, loaded, languages, written, demos, demoId, components } = input;
  const kept: Note = { kind: 'dropped', where: SITE_CONFIG, text: 'The file exists and stays as it is' };
  if (folder.files.has(SITE_CONFIG)) return { changes: [], notes: [kept] };
  const translated = findTranslated(languages, written, loaded.config);
  const { options, notes } = migrateConfig(
    input,
    translated.map(({ option }) => option),
  );
  const app = [...folder.files].find(isApp);
  const redirects = { ...readRoutes(app && folder.read(app)), ...findRedirects(written, demos, demoId) };
  const changes = printSiteConfig(folder, options, redirects, loaded.file);
  if (components.length > 0) changes.push({ file: COMPONENTS, after: printComponents(components) });
  for (const { option, texts } of translated)
    if (option.file !== undefined && !folder.files.has(option.file))
      changes.push({ file: option.file, after: printTexts(texts) });
  return { changes, notes };
}

/** Where dumi's addresses lead that the engine doesn't answer. */
function findRedirects(
  written: WrittenPage[],
  demos: ConfigParts['demos'],
  demoId: ConfigParts['demoId'],
): Record<string, string> {
  const answered = new Set(written.map(({ address }) => address));
  const moved = written.flatMap((one): [string, string][] => {
    const old = dumiAddressOf(one);
    return old === one.address || answered.has(old) || one.page.plain.includes('.$tab-') ? [] : [[old, one.address]];
  });
  const ids = new Set([...demos.values()].map(demoId));
  const alone = [...demos].flatMap(([dumiId, file]): [string, string][] =>
    ids.has(dumiId) ? [] : [[`/~demos/${dumiId}`, `/~demos/${demoId(file)}`]],
  );
  return Object.fromEntries([...moved, ...alone]);
}

/**
 * The languages that a site has translations in, with what these call the navigation and the groups of the sidebar, and the default
 * one if the engine has no texts in it.
 * @returns `option` as `languages` has it; `texts`: titles of the navigation and of groups, by their key.
 */
function findTranslated(languages: Languages, written: WrittenPage[], config: DumiConfig) {
  const pages = new Map(written.flatMap((one) => (one.of ? [] : [[one.page.target, one] as const])));
  return languages.all.flatMap((language): { option: SiteLanguage; texts: Record<string, string> }[] => {
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
