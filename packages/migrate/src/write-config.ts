import path from 'node:path';
import type { Languages } from './languages';
import { migrateConfig } from './migrate-config';
import type { Change, MigrationInput, Note, Folder } from './plan';
import { COMPONENTS, isApp, printComponents, readRoutes, type Builtin } from './theme';
import { dumiAddressOf, type WrittenPage } from './write-pages';
import { quote, shippedTexts, printKey } from 'live-docs/internal';
import type { DumiConfig } from './dumi-config';
import { readNavigation, titleOf } from './read-navigation';

export const SITE_CONFIG = 'site.config.ts';
const REDIRECTS = 'redirects.json';
/** From here on, redirects are in a file beside the configuration. */
const MANY_REDIRECTS = 4;

/** What the pages say of the site. */
interface ConfigParts extends MigrationInput {
  docs: string;
  languages: Languages;
  written: WrittenPage[];
  /** Paths of the demos' files, by dumi's ids. */
  demos: ReadonlyMap<string, string>;
  /** The id that the engine gives a demo, by the path of its file. */
  demoId: (file: string) => string;
  components: Builtin[];
  hasDeadLinks: boolean;
}

/** Writes the configuration and the files beside it that it names, unless there is one already. */
export function writeConfig(input: ConfigParts): { changes: Change[]; notes: Note[] } {
  const { folder, loaded, languages, written, demos, demoId, components } = input;
  if (folder.files.has(SITE_CONFIG)) {
    return {
      changes: [],
      notes: [{ kind: 'dropped', where: SITE_CONFIG, text: 'The file exists and stays as it is' }],
    };
  }
  const translated = findTranslated(languages, written, loaded.config);
  const placed = written.filter(({ of }) => of === undefined);
  const { options, notes } = migrateConfig({
    ...input,
    branch: folder.branch,
    aliases: input.aliases.filter((alias) => !input.isKnown(alias)),
    pages: placed.map(({ migrated, address }) => ({ address, nav: migrated.nav })),
    languages: translated.map(({ option }) => option),
    known: languages,
    language: loaded.config.locales?.length ? languages.main.id : writtenLanguage(placed),
    hasApi: written.some(({ migrated }) => migrated.hasApi),
    components: components.length > 0 ? COMPONENTS : undefined,
    hosts: findHosts(folder, new Set([...demos.values()].map((file) => path.posix.dirname(file)))),
  });
  const app = [...folder.files].find(isApp);
  const redirects = { ...readRoutes(app && folder.read(app)), ...findRedirects(written, demos, demoId) };
  const count = Object.keys(redirects).length;
  const many = count > MANY_REDIRECTS && !folder.files.has(REDIRECTS);
  if (count > 0 && !many) options.push({ key: 'redirects', value: redirects });

  const changes: Change[] = [
    { file: SITE_CONFIG, after: printSiteConfig(options, loaded.file, many ? REDIRECTS : undefined) },
  ];
  if (components.length > 0) changes.push({ file: COMPONENTS, after: printComponents(components) });
  for (const { option, texts } of translated)
    if (option.file !== undefined && !folder.files.has(option.file))
      changes.push({ file: option.file, after: printTexts(texts) });
  if (many) changes.push({ file: REDIRECTS, after: `${JSON.stringify(redirects, null, 2)}\n` });
  return { changes, notes };
}

/** The language that most pages are in, where dumi's configuration names none: Chinese by its script. */
function writtenLanguage(pages: readonly WrittenPage[]): string | undefined {
  const chinese = pages.filter(({ text }) => (text.match(/\p{sc=Han}/gu)?.length ?? 0) > text.length / 20);
  return chinese.length > pages.length / 2 ? 'zh-CN' : undefined;
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
function findTranslated(languages: Languages, written: WrittenPage[], config: DumiConfig): TranslatedLanguage[] {
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
function printTexts(texts: Record<string, string>): string {
  const lines = Object.entries(texts).map(([key, text]) => `  ${quote(key)}: ${quote(text)},\n`);
  return [
    "import type { Messages } from 'live-docs';\n\n",
    '/** What the interface lacks here is in English. */\n',
    `const texts: Messages = {${lines.length > 0 ? `\n${lines.join('')}` : ''}};\n\n`,
    'export default texts;\n',
  ].join('');
}

/** An option of a site. A value `{ code }` is written as it is. */
export interface SiteOption {
  key: string;
  value: unknown;
  /** Why it is so. */
  comment?: string | undefined;
}

const WIDTH = 100;

/**
 * Writes `site.config.ts`.
 * @param source the configuration that it was made from.
 * @param redirects true if the redirects are in a file beside it.
 */
function printSiteConfig(options: SiteOption[], source: string, redirects?: string): string {
  return [
    "import { defineSite } from 'live-docs';",
    ...(redirects === undefined ? [] : [`import redirects from './${redirects}';`]),
    '',
    `// Made from ${source} by "live-docs migrate".`,
    'export default defineSite({',
    ...options.flatMap(({ key, value, comment }) => [
      ...(comment === undefined ? [] : [`  // ${comment}`]),
      `  ${printKey(key)}: ${printValue(value, 2, printKey(key).length + 4)},`,
    ]),
    ...(redirects === undefined ? [] : ['  redirects,']),
    '});',
    '',
  ].join('\n');
}

/** @param used characters before the value in its line. */
function printValue(value: unknown, indent: number, used: number): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if ('code' in value && typeof value.code === 'string') return value.code;
  const flat = printFlat(value);
  if (
    indent + used + flat.length <= WIDTH &&
    !(Array.isArray(value) && value.length > 1 && value.some((item) => typeof item === 'object'))
  )
    return flat;
  const space = ' '.repeat(indent + 2);
  const lines = Array.isArray(value)
    ? value.map((item) => `${space}${printValue(item, indent + 2, 0)},`)
    : Object.entries(value).map(
        ([key, item]) => `${space}${printKey(key)}: ${printValue(item, indent + 2, key.length + 2)},`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return [open, ...lines, ' '.repeat(indent) + close].join('\n');
}

function printFlat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printFlat).join(', ')}]`;
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const items = Object.entries(value).map(([key, item]) => `${printKey(key)}: ${printFlat(item)}`);
  return items.length > 0 ? `{ ${items.join(', ')} }` : '{}';
}

/** Directives of the policy of pages with what demos load from other hosts. */
export type Hosts = Record<string, string[]>;

/** From here on, a directive allows every host. */
const MANY = 4;
const ADDRESS = /(['"`(])((?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+)(\/[^\s'"`)?#]*)?/g;
const FONT = /\.(woff2?|ttf|otf|eot)$/;
/** A stylesheet of a package, as a script imports it. */
const PACKAGE_STYLE = /import\s+['"](@?\w[^'"]*\.(?:css|less|scss))['"]/g;
const PLAYS = /<(video|audio|source)\b/;
const ASKS = /\bfetch\(|\baxios\b|\breqwest\b|\bjsonp\b|XMLHttpRequest/;

/**
 * The other hosts that demos and styles name: dumi's pages have no policy, so that they load from anywhere.
 * @param folders those that demos lie in.
 */
function findHosts({ files, read }: Pick<Folder, 'files' | 'read'>, folders: ReadonlySet<string>): Hosts {
  const found = new Map<string, Set<string>>();
  const allow = (directive: string, host: string) =>
    void found.set(directive, (found.get(directive) ?? new Set()).add(host.replace(/^\/\//, '')));
  const readStyle = (text: string) => {
    for (const [, , host = '', path = ''] of text.matchAll(ADDRESS))
      if (!host.endsWith('www.w3.org')) allow(FONT.test(path) ? 'font-src' : 'img-src', host);
  };
  for (const file of files) {
    const isStyle = /\.(css|less|scss|sass)$/.test(file) && !/(^|\/)(tests?|__tests__)\//.test(file);
    const isScript = /\.[jt]sx?$/.test(file) && [...folders].some((folder) => file.startsWith(`${folder}/`));
    if (!isStyle && !isScript) continue;
    const text = read(file) ?? '';
    if (isScript)
      for (const [, style = ''] of text.matchAll(PACKAGE_STYLE)) readStyle(read(`node_modules/${style}`) ?? '');
    // A variable of a file with fonts may hold the begin of their address.
    const hasFonts = isStyle && text.includes('@font-face');
    // A namespace of XML is no address to load.
    for (const [, quote, host = '', path = ''] of text.matchAll(ADDRESS)) {
      if (host.endsWith('www.w3.org') || (isScript && quote === '(')) continue;
      if (isStyle || FONT.test(path)) {
        if (hasFonts || FONT.test(path)) allow('font-src', host);
        if (!FONT.test(path)) allow('img-src', host);
      } else {
        allow('img-src', host);
        if (PLAYS.test(text)) allow('media-src', host);
        if (ASKS.test(text)) allow('connect-src', host);
        if (/\bjsonp\b/i.test(text)) allow('script-src', host);
      }
    }
  }
  return Object.fromEntries(
    [...found]
      .map(([directive, hosts]): [string, string[]] => [
        directive,
        hosts.size >= MANY ? ['https:'] : [...hosts].toSorted(),
      ])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
