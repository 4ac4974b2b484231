import path from 'node:path';
import { toTag } from '../language-tag';
import { asRecord, list, text } from '../values';

/** A folder of documents, of the preset or of the plugin. */
export interface DocsOptions {
  id: string;
  /** Path from the folder. */
  path: string;
  /** What its addresses start with: `docs`; empty for none. */
  route: string;
  /** Path of the module of sidebars; undefined for the one that is made of the folders. */
  sidebars?: string | undefined;
  /** True for the path of a document from the folder, by the options `include` and `exclude`. */
  has(relative: string): boolean;
  /** False if numbers at the start of names are part of the address. */
  hasPrefixes: boolean;
  raw: Record<string, unknown>;
}

/** What is read of Docusaurus' configuration. */
export interface SiteOptions {
  title: string;
  tagline?: string | undefined;
  url?: string | undefined;
  base: string;
  docs: DocsOptions[];
  /** Path of the folder of pages; undefined if there are none. */
  pages?: { path: string; route: string } | undefined;
  /** Path of the folder of the blog. */
  blog?: string | undefined;
  /** Folders of files that are served as they are. */
  statics: string[];
  language: string;
  /** The other languages. */
  languages: { id: string; name?: string | undefined; path: string }[];
  styles: string[];
  redirects: { from: string; to: string }[];
  /** Answers the addresses that led to an address before. */
  createRedirects?: ((address: string) => unknown) | undefined;
  theme: Record<string, unknown>;
  /** Plugins and presets that aren't read, by name. */
  plugins: { name: string; options: unknown }[];
  raw: Record<string, unknown>;
}

/** Reads the options that have an equal here. @param root the folder, absolute. */
export function readOptions(raw: Record<string, unknown>, root: string): SiteOptions {
  const inFolder = (value: unknown, base = ''): string | undefined => {
    const written = text(value);
    if (written === undefined) return undefined;
    const absolute = path.resolve(root, base, written);
    return path.relative(root, absolute).replaceAll(path.sep, '/') || '.';
  };
  const listed = [...list(raw['presets']), ...list(raw['themes']), ...list(raw['plugins'])].flatMap((entry) =>
    readEntry(entry, root),
  );
  const preset = listed.find(({ name }) => CLASSIC.test(name));
  const others = listed.filter(({ name }) => !CLASSIC.test(name));
  const isDocs = ({ name }: { name: string }) => DOCS.test(name);
  const folders = [
    ...(preset ? [preset.options['docs']] : []),
    ...others.filter(isDocs).map(({ options }) => options),
  ].flatMap((options): DocsOptions[] => {
    if (options === false) return [];
    const said = asRecord(options) ?? {};
    return [
      {
        id: text(said['id']) ?? 'default',
        path: inFolder(said['path']) ?? 'docs',
        route: (text(said['routeBasePath']) ?? 'docs').replaceAll(/^\/+|\/+$/g, ''),
        sidebars: inFolder(said['sidebarPath']),
        has: (relative) =>
          (said['include'] === undefined || matches(said['include'], relative)) && !matches(said['exclude'], relative),
        hasPrefixes: said['numberPrefixParser'] !== false,
        raw: said,
      },
    ];
  });
  const part = (name: string, pattern: RegExp) => {
    const own = others.find((one) => pattern.test(one.name))?.options;
    const said = own ?? (preset ? preset.options[name] : false);
    return said === false ? undefined : (asRecord(said) ?? {});
  };
  const pages = part('pages', /(^|-)content-pages$/);
  const blog = part('blog', /(^|-)content-blog$/);
  const redirects = others.filter(({ name }) => REDIRECTS.test(name)).map(({ options }) => options);
  const i18n = asRecord(raw['i18n']) ?? {};
  const configs = asRecord(i18n['localeConfigs']) ?? {};
  const main = text(i18n['defaultLocale']) ?? 'en';
  const translations = text(i18n['path']) ?? 'i18n';
  const create = redirects.find(({ createRedirects }) => typeof createRedirects === 'function')?.['createRedirects'];
  return {
    title: text(raw['title']) ?? 'Documentation',
    tagline: text(raw['tagline']),
    url: text(raw['url']),
    base: `/${text(raw['baseUrl']) ?? ''}/`.replaceAll(/\/+/g, '/'),
    docs: folders,
    pages: pages && {
      path: inFolder(pages['path']) ?? 'src/pages',
      route: (text(pages['routeBasePath']) ?? '').replaceAll(/^\/+|\/+$/g, ''),
    },
    blog: blog && (inFolder(blog['path']) ?? 'blog'),
    statics: (raw['staticDirectories'] === undefined ? ['static'] : list(raw['staticDirectories'])).flatMap(
      (one) => inFolder(one) ?? [],
    ),
    language: toTag(main),
    languages: list(i18n['locales'])
      .flatMap((one) => text(one) ?? [])
      .filter((id) => id !== main)
      .map((id) => {
        const said = asRecord(configs[id]) ?? {};
        return { id, name: text(said['label']), path: `${translations}/${text(said['path']) ?? id}` };
      }),
    styles: list(asRecord(preset?.options['theme'])?.['customCss']).flatMap((one) => inFolder(one) ?? []),
    redirects: redirects.flatMap((options) =>
      list(options['redirects']).flatMap((one) => {
        const { from, to } = asRecord(one) ?? {};
        const target = text(to);
        return target === undefined
          ? []
          : list(from).flatMap((old) => (text(old) ? [{ from: text(old)!, to: target }] : []));
      }),
    ),
    createRedirects: typeof create === 'function' ? (address) => create(address) as unknown : undefined,
    theme: asRecord(raw['themeConfig']) ?? {},
    plugins: [
      ...others.filter(
        (one) => !isDocs(one) && !REDIRECTS.test(one.name) && !/(^|-)content-(pages|blog)$/.test(one.name),
      ),
      ...Object.keys(preset?.options ?? {})
        .filter((name) => !/^(docs|blog|pages|theme|sitemap|debug)$/.test(name))
        .map((name) => ({ name, options: preset?.options[name] })),
    ],
    raw,
  };
}

const CLASSIC = /(^|\/)(preset-)?classic(\/|$)/;
const DOCS = /(^|-)content-docs$/;
const REDIRECTS = /(^|-)client-redirects$/;

/** An entry of `plugins` or `presets`: a name, or a name with options. A function is a plugin without a name. */
function readEntry(entry: unknown, root: string): { name: string; options: Record<string, unknown> }[] {
  const [named, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  if (named === null || named === undefined || named === false) return [];
  const written = typeof named === 'string' ? named : 'a function';
  // `require.resolve` gives the file of a package.
  const file = written.replaceAll('\\', '/');
  const name = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(file)?.[1];
  const own = path.isAbsolute(written) ? path.relative(root, written).replaceAll(path.sep, '/') : written;
  return [{ name: name ?? own, options: asRecord(options) ?? {} }];
}

/** True if one of some patterns fits a path: `**` for folders, `*` within a name, `{a,b}` for one of several. */
const matches = (patterns: unknown, file: string): boolean =>
  list(patterns).some((pattern) => typeof pattern === 'string' && toRegExp(pattern).test(file));

const toRegExp = (pattern: string): RegExp => {
  const parts: Record<string, string> = {
    '**/': '(?:.*/)?',
    '**': '.*',
    '*': '[^/]*',
    '?': '[^/]',
    '{': '(?:',
    '}': ')',
    ',': '|',
  };
  return new RegExp(
    `^${pattern.replaceAll(/\*\*\/|\*\*|[*?{},]|[.+^$()|[\]\\]/g, (part) => parts[part] ?? `\\${part}`)}$`,
  );
};
