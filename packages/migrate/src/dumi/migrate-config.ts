import path from 'node:path';
import { isLanguage, quote, shippedTexts } from 'live-docs/internal';
import type { Languages } from './languages';
import { isSame, outputOf, type DumiConfig } from './dumi-config';
import { readNavigation } from './read-navigation';
import { describeValue, type Folder, type Note } from '../plan';
import type { MigrationInput } from './input';
import { COMPONENTS, type HeadTag, type SiteLanguage, type SiteOption } from '../print-config';
import { asRecord, list } from '../values';
import type { Builtin } from './theme';
import type { WrittenPage } from './write-pages';

/** What the pages say of the site. */
export interface ConfigParts extends MigrationInput {
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

/** Options that are read here, or that say how dumi bundles: a site has no use for them. */
const READ =
  /^(alias|favicons|logo|title|description|outputPath|base|publicPath|styles|metas|links|headScripts|scripts|locales|sitemap|apiParser|resolve|themeConfig)$/;
const QUIET =
  /^(mfsu|exportStatic|hash|ssr|utoopack|mako|autoAlias|ignoreMomentLocale|targets|devtool|fastRefresh|cacheDirectoryPath|monorepoRedirect|esbuildMinifyIE|jsMinifier|cssMinifier|history|live|html2sketch)$/;
/** Options of dumi's theme without a counterpart that change nothing a reader would miss. */
const QUIET_THEME = /^(nprogress|showLineNum|rtl|lastUpdated|editLink|sourceLink|prefersColor|deviceWidth)$/;

/**
 * Turns dumi's configuration into options of a site.
 * @param listed languages that the site's configuration names.
 */
export function migrateConfig(input: ConfigParts, listed: SiteLanguage[]): { options: SiteOption[]; notes: Note[] } {
  const { folder, loaded, manifest, repository, languages, written } = input;
  const placed = written.filter(({ of }) => of === undefined);
  const aliases = input.aliases.filter((alias) => !input.isKnown(alias));
  const { config, file } = loaded;
  const theme = config.themeConfig ?? {};
  const notes: Note[] = [];
  const note = (kind: Note['kind'], text: string) => void notes.push({ kind, where: file, text });
  const isPlain = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

  const title = [theme.name, config.title, manifest.name?.replace(/^@[^/]+\//, '')].find(isPlain) ?? 'Documentation';
  const description = [config.description, manifest.description].find(isPlain);
  const options: SiteOption[] = [{ key: 'title', value: title }];
  const add = (key: string, value: unknown, comment?: string) => {
    if (value !== undefined) options.push({ key, value, comment });
  };
  add('description', description);
  add('library', manifest.name);
  add('source', config.resolve?.entryFile?.replace(/^\.\//, ''));
  if (aliases.length > 0)
    add('alias', Object.fromEntries(aliases.map(({ name, path }) => [name.replace(/\$$/, ''), path])));
  if (input.otherAliases.length > 0)
    note(
      'dropped',
      `The aliases ${input.otherAliases.join(', ')} lead to packages. Imports of them are resolved as Node does`,
    );
  if (input.docs !== 'docs') add('docs', input.docs);
  add('repository', {
    url: repository.url,
    ...(folder.branch === 'main' ? {} : { branch: folder.branch }),
    ...(repository.directory ? { directory: repository.directory } : {}),
  });
  addBase();
  if (isPlain(config.sitemap?.hostname)) add('url', originOf(config.sitemap.hostname));
  if (outputOf(config) !== 'dist') add('output', outputOf(config));
  addPicture('logo', theme.logo ?? config.logo);
  const [favicon, ...others] = (Array.isArray(config.favicons) ? config.favicons : []).filter(isPlain);
  addPicture('favicon', favicon);
  if (others.length > 0)
    note('dropped', `"favicons" has ${others.length + 1} addresses; the first one is the site's icon`);
  const head = readHead(config, note);
  if (head.length > 0) add('head', head);
  const pages = placed.map(({ migrated, address }) => ({ address, nav: migrated.nav }));
  const navigation = readNavigation(pages, config, note, languages.main.locale);
  add('navigation', navigation.entries);
  if (navigation.twoLevels) add('twoLevelNavigation', true);
  addLanguages();
  if (input.components.length > 0) add('mdxComponents', COMPONENTS);
  if (input.hasDeadLinks) add('deadLinks', 'warn', 'dumi checked no links. Remove this once the build names none.');
  if (config.apiParser || written.some(({ migrated }) => migrated.hasApi)) add('apiParser', true);
  const hosts = findHosts(folder, new Set([...input.demos.values()].map((file) => path.posix.dirname(file))));
  if (Object.keys(hosts).length > 0)
    add('contentSecurityPolicy', hosts, 'What demos and styles load from other hosts.');
  noteOthers();
  return { options, notes };

  function addBase(): void {
    const base = asBase(config.base);
    const other = loaded.variants.flatMap((variant) => {
      const value = asBase(variant.config.base);
      return value === base ? [] : [{ variable: variant.variable, value }];
    })[0];
    if (other) {
      add('base', { code: `process.env.${other.variable} ? ${quote(other.value)} : ${quote(base)}` });
      note(
        'done',
        `The variable ${other.variable} still chooses "base": "${other.value}" where it's set, else "${base}"`,
      );
    } else if (base !== '/') add('base', base);
    const { publicPath } = config;
    if (isPlain(publicPath) && asBase(publicPath) !== base && publicPath !== '/' && publicPath !== './')
      note(
        'hand',
        `"publicPath" is "${publicPath}" and differs from "base". The site loads its files from below "base"`,
      );
    for (const { variable, config: variant } of loaded.variants) {
      const changed = Object.keys({ ...config, ...variant }).filter(
        (key) => !['base', 'publicPath'].includes(key) && !isSame(config[key], variant[key]),
      );
      if (changed.length > 0)
        note(
          'done',
          `${changed.join(', ')} depend on the variable ${variable}. site.config.ts has what they are without it`,
        );
    }
  }

  function addPicture(key: 'logo' | 'favicon', value: unknown): void {
    if (!isPlain(value)) return;
    if (value.startsWith('https://')) return add(key, value);
    const endings = key === 'logo' ? /\.(svg|png|webp)$/ : /\.(svg|png|ico)$/;
    const base = asBase(config.base);
    const file = value.startsWith(base) ? value.slice(base.length) : value.replace(/^\.?\//, '');
    if (!/^[a-z]+:|^\/\//.test(value) && endings.test(file)) add(key, file);
    else note('hand', `"${key}" is "${value}". Put the picture into public and name it in site.config.ts`);
  }

  function addLanguages(): void {
    const { all, main } = languages;
    const language = config.locales?.length ? main.id : writtenLanguage(placed);
    if (language !== undefined && !isLanguage(language, 'en')) add('language', language);
    const others = all.filter((one) => one !== main && !listed.some(({ id }) => id === one.id));
    const shipped = others.filter(({ id }) => shippedTexts(id) !== undefined).map(({ id, name }) => ({ id, name }));
    if (listed.length + shipped.length > 0) add('languages', [...listed, ...shipped]);
    for (const { id, name } of others)
      if (shippedTexts(id) === undefined)
        note(
          'dropped',
          `No page is in the language "${name}". To have the interface in it, see "Languages" in the documentation of live-docs`,
        );
  }

  function noteOthers(): void {
    const unread = Object.keys(config).filter(
      (key) => !READ.test(key) && !QUIET.test(key) && config[key] !== undefined,
    );
    for (const key of unread) note(NEEDS_HAND.test(key) ? 'hand' : 'dropped', explain(key, config[key]));
    const quiet = Object.keys(config).filter((key) => QUIET.test(key));
    if (quiet.length > 0) note('dropped', `${quiet.join(', ')}: options of dumi's bundler, without meaning here`);
    for (const [key, value] of Object.entries(theme)) {
      if (['name', 'logo', 'nav'].includes(key) || value === undefined || value === false) continue;
      if (key === 'socialLinks' && Object.values(value ?? {}).every((link) => link === repository.url)) continue;
      note(
        'dropped',
        `themeConfig.${key} (${describeValue(value)}) ${QUIET_THEME.test(key) ? 'has no meaning here' : "isn't part of the site: the engine has no place for it"}`,
      );
    }
  }
}

/** Options that change what readers get. */
const NEEDS_HAND =
  /^(analytics|extraRemarkPlugins|extraRehypePlugins|plugins|presets|chainWebpack|define|externals|extraBabelPlugins|extraBabelPresets|proxy|lessLoader|theme)$/;

const HINTS: Record<string, string> = {
  analytics: 'Put the script into "head" of site.config.ts',
  extraRemarkPlugins: 'Import the plugins in site.config.ts and list them in "remarkPlugins"',
  extraRehypePlugins: 'Import the plugins in site.config.ts and list them in "rehypePlugins"',
  define: 'Write "vite: { define: … }" in site.config.ts if demos need it',
  proxy: 'Write "vite: { server: { proxy: … } }" in site.config.ts if demos need it',
  extraBabelPlugins: 'Nothing here runs Babel. Check that demos work without these plugins',
  extraBabelPresets: 'Nothing here runs Babel. Check that demos work without these presets',
  chainWebpack: 'Write what demos need of it as "vite: { … }" in site.config.ts',
  theme: 'Less variables: write them into the Less files that demos import',
};

const explain = (key: string, value: unknown) =>
  `"${key}" (${describeValue(value)}) isn't carried over. ${HINTS[key] ?? 'It has no meaning here'}`;

const asBase = (base: unknown) =>
  typeof base === 'string' && base.trim() !== '' ? `/${base}/`.replaceAll(/\/+/g, '/') : '/';
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);

/** Styles that are made for dumi's own pages. */
const FOR_DUMI = /\.dumi-|\.markdown\b|#root\b|\.__dumi/;
/** What dumi has around a demo, and what the engine has there. */
const AROUND_DEMO = /\.dumi-default-previewer-demo\b(?!-)/g;
const PREVIEW = '[data-demo-preview]';

/** The tags that dumi writes into every page: styles, scripts, links and metas. */
function readHead(config: DumiConfig, note: (kind: Note['kind'], text: string) => void): HeadTag[] {
  const { metas, links, headScripts, scripts, styles } = config;
  return [
    ...readTags('meta', metas),
    ...readTags('link', links),
    ...list(styles).flatMap((style): HeadTag[] => readStyle(style, note)),
    ...[...list(headScripts), ...list(scripts)].flatMap((script): HeadTag[] => readScript(script)),
  ];
}

const readTags = (tag: 'meta' | 'link', said: unknown): HeadTag[] =>
  list(said).flatMap((one) => {
    const values = asRecord(one);
    return values ? [{ tag, attributes: attributesOf(values) }] : [];
  });

function readStyle(style: unknown, note: (kind: Note['kind'], text: string) => void): HeadTag[] {
  const text = asRecord(style)?.['content'] ?? style;
  if (typeof text !== 'string' || text.trim() === '') return [];
  if (/^(https?:)?\/\/|\.css$/.test(text.trim()))
    return [{ tag: 'link', attributes: { rel: 'stylesheet', href: text.trim() } }];
  const { kept, dropped } = splitStyle(text);
  if (dropped !== '') note('dropped', `A style of dumi's own pages isn't carried over: ${describeValue(dropped)}`);
  return kept === '' ? [] : [{ tag: 'style', text: kept }];
}

/** Parts rules for demos and elements from those for dumi's own pages. A style with nested rules is taken as a whole. */
function splitStyle(text: string): { kept: string; dropped: string } {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const rules = /@|\{[^}]*\{/.test(line) ? [line] : (line.match(/[^}]+\}?/g) ?? []).map((rule) => rule.trim());
  const carried = rules.map((rule) => rule.replaceAll(AROUND_DEMO, PREVIEW));
  return {
    kept: carried.filter((rule) => !FOR_DUMI.test(rule)).join(' '),
    dropped: rules.filter((_, at) => FOR_DUMI.test(carried[at] ?? '')).join(' '),
  };
}

function readScript(script: unknown): HeadTag[] {
  if (typeof script === 'string' && script.trim() !== '')
    return /^(https?:)?\/\/|^\/|\.js$/.test(script)
      ? [{ tag: 'script', attributes: { src: script } }]
      : [{ tag: 'script', text: script }];
  const said = asRecord(script);
  if (!said) return [];
  const { content, ...attributes } = said;
  return [
    {
      tag: 'script',
      ...(Object.keys(attributes).length > 0 ? { attributes: attributesOf(attributes) } : {}),
      ...(typeof content === 'string' ? { text: content } : {}),
    },
  ];
}

const attributesOf = (values: Record<string, unknown>): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'boolean' ? value : String(value)]),
  );

/** The language that most pages are in, where dumi's configuration names none: Chinese by its script. */
function writtenLanguage(pages: readonly WrittenPage[]): string | undefined {
  const chinese = pages.filter(({ text }) => (text.match(/\p{sc=Han}/gu)?.length ?? 0) > text.length / 20);
  return chinese.length > pages.length / 2 ? 'zh-CN' : undefined;
}

/** Directives of the policy of pages with what demos load from other hosts. */
type Hosts = Record<string, string[]>;

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
function findHosts({ files, read }: Folder, folders: ReadonlySet<string>): Hosts {
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
