import { findNamedPackage, findPackages, isLanguage, shippedTexts } from 'live-docs/internal';
import { describeValue, type Note, type Place as Start } from '../plan';
import { COMPONENTS, type HeadTag, type SiteLanguage, type SiteOption } from '../print-config';
import { asRecord, list, text } from '../values';
import type { SiteOptions } from './options';

/** What pages say of the site. */
export interface ConfigParts {
  options: SiteOptions;
  start: Start;
  /** Path of Docusaurus' configuration. */
  file: string;
  /** Folder of the pages. */
  docs: string;
  navigation: { path: string; title: string; groups?: string[] }[];
  /** Languages that have pages, or texts. */
  languages: SiteLanguage[];
  alias: Record<string, string>;
  hasComponents: boolean;
  hasDeadLinks: boolean;
  /** The module of names that code blocks which run have. */
  scope?: string | undefined;
  codeLanguages: string[];
  /** Hosts of frames in pages. */
  frames: string[];
  /** The folder that the site is built to. */
  output: string;
}

const READ =
  /^(title|tagline|url|baseUrl|favicon|organizationName|projectName|presets|themes|plugins|themeConfig|i18n|staticDirectories|scripts|stylesheets|headTags|clientModules|markdown|customFields)$/;
/** Options that say how Docusaurus builds and deploys, or that it checks what builds here check anyway. */
const QUIET =
  /^(trailingSlash|onBrokenLinks|onBrokenAnchors|onBrokenMarkdownLinks|onDuplicateRoutes|noIndex|deploymentBranch|githubHost|githubPort|baseUrlIssueBanner|future|titleDelimiter|ssrTemplate|storage|webpack)$/;
const QUIET_THEME = /^(image|prism|colorMode|docs|tableOfContents|navbar|footer|metadata|liveCodeBlock|mermaid|zoom)$/;

/** What to do about plugins and options of the preset. */
const PLUGINS: [RegExp, Note['kind'], string][] = [
  [/live-codeblock$/, 'done', 'Code blocks that say "live" are demos'],
  [/search|algolia|lunr/, 'dropped', 'The site has a search without it'],
  [
    /^(gtag|googleAnalytics|googleTagManager|svgr)$|google|gtag|analytics|plausible|clarity|posthog/,
    'hand',
    'Put its script into "head" of site.config.ts if you still want it',
  ],
  [
    /typedoc|docgen/,
    'hand',
    'Write <API> on a page: the reference is read from the library. See /guide/api in the documentation',
  ],
  [/ideal-image|image-zoom/, 'dropped', 'Pictures are shown as they are'],
  [/pwa$/, 'dropped', 'Write "offline: true" in site.config.ts to have pages stored in browsers'],
  [/sitemap$|debug$|vercel-analytics$|css-cascade-layers$|rsdoctor$/, 'dropped', 'The site has what it needs of it'],
  [/mermaid/, 'hand', 'Diagrams are shown as code. Put pictures of them into public'],
  [
    /openapi|redoc/,
    'hand',
    'Its pages are made of a description of an API, which the engine has no place for. Link to them',
  ],
];

const OTHER_PLUGIN: (typeof PLUGINS)[number] = [
  /./,
  'hand',
  'Nothing here runs it. See "Plugins" in the documentation for what takes its place',
];

/** Turns Docusaurus' configuration into options of a site. */
export function migrateConfig(parts: ConfigParts): { options: SiteOption[]; notes: Note[] } {
  const { options, start, file, docs } = parts;
  const { raw, theme } = options;
  const notes: Note[] = [];
  const note = (kind: Note['kind'], text: string) => void notes.push({ kind, where: file, text });
  const all: SiteOption[] = [{ key: 'title', value: options.title }];
  const add = (key: string, value: unknown, comment?: string) => {
    const isEmpty =
      (Array.isArray(value) && value.length === 0) || (asRecord(value) && Object.keys(value as object).length === 0);
    if (value !== undefined && !isEmpty) all.push({ key, value, comment });
  };
  add('description', options.tagline ?? start.manifest.description);
  add('library', findLibrary(start, text(raw['projectName'])));
  add('alias', parts.alias);
  add('docs', docs);
  addRepository();
  if (options.base !== '/') add('base', options.base);
  if (options.url !== undefined && URL.canParse(options.url)) add('url', new URL(options.url).origin);
  if (parts.output !== 'dist') add('output', parts.output);
  const navbar = asRecord(theme['navbar']) ?? {};
  addPicture('logo', text(asRecord(navbar['logo'])?.['src']), /\.(svg|png|webp)$/);
  addPicture('favicon', text(raw['favicon']), /\.(svg|png|ico)$/);
  add('head', readHead());
  add('navigation', parts.navigation);
  if (!isLanguage(options.language, 'en')) add('language', options.language);
  add('languages', parts.languages);
  if (parts.hasComponents) add('mdxComponents', COMPONENTS);
  add('scope', parts.scope);
  add(
    'codeLanguages',
    Object.fromEntries(parts.codeLanguages.map((name) => [name, null])),
    'Shown without colours: name a Lezer parser to change that.',
  );
  if (parts.hasDeadLinks)
    add(
      'deadLinks',
      'warn',
      'Docusaurus warned of these links, or checked none. Remove this once the build names none.',
    );
  if (parts.frames.length > 0)
    add('contentSecurityPolicy', { 'frame-src': parts.frames }, 'Frames of other hosts in pages.');
  noteOthers();
  return { options: all, notes };

  function addRepository(): void {
    const edit = options.docs.map(({ raw: said }) => text(said['editUrl'])).find((one) => one !== undefined);
    const [, url, branch, directory] =
      /^(https:\/\/[^/]+\/[^/]+\/[^/]+)\/(?:tree|edit|blob)\/([^/]+)\/?(.*?)\/?$/.exec(edit ?? '') ?? [];
    const [owner, name] = [text(raw['organizationName']), text(raw['projectName'])];
    const own = url ?? start.repository?.url ?? (owner && name ? `https://github.com/${owner}/${name}` : undefined);
    const folder = directory || start.repository?.directory || start.prefix;
    const at = branch ?? start.folder.branch;
    if (own === undefined)
      note('hand', 'Nothing names the repository on the web. Correct "repository" in site.config.ts');
    add('repository', {
      url: own ?? 'https://github.com/owner/name',
      ...(at === 'main' ? {} : { branch: at }),
      ...(folder ? { directory: folder } : {}),
    });
  }

  function addPicture(key: string, value: string | undefined, endings: RegExp): void {
    if (value === undefined) return;
    const file = value.startsWith('https:') ? value : value.replace(/^\//, '');
    if (value.startsWith('https:') || endings.test(file)) add(key, file);
    else
      note(
        'hand',
        `"${key}" is "${value}". Put a picture that ends with ${endings.source.replaceAll(/[\\$()]/g, '')} into public and name it in site.config.ts`,
      );
  }

  function inSite(address: string): string {
    return address.startsWith(options.base) ? `/${address.slice(options.base.length)}` : address;
  }

  function readHead(): HeadTag[] {
    const attributesOf = (values: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([key, value]) =>
          value === undefined || value === null
            ? []
            : [[key, typeof value === 'boolean' ? value : String(value)] as const],
        ),
      );
    const tags = list(raw['headTags']).flatMap((one): HeadTag[] => {
      const { tagName, attributes, innerHTML } = asRecord(one) ?? {};
      if (tagName !== 'meta' && tagName !== 'link' && tagName !== 'script' && tagName !== 'style') return [];
      return [
        {
          tag: tagName,
          attributes: attributesOf(asRecord(attributes) ?? {}),
          ...(typeof innerHTML === 'string' ? { text: innerHTML } : {}),
        },
      ];
    });
    const metas = list(theme['metadata']).flatMap((one): HeadTag[] => {
      const said = asRecord(one) ?? {};
      // Each page has its description.
      return /^(og:)?description$|^keywords$/.test(String(said['name'] ?? said['property']))
        ? []
        : [{ tag: 'meta', attributes: attributesOf(said) }];
    });
    const styles = list(raw['stylesheets']).flatMap((one): HeadTag[] => {
      const said = typeof one === 'string' ? { href: one } : asRecord(one);
      return said ? [{ tag: 'link', attributes: { rel: 'stylesheet', ...attributesOf(said) } }] : [];
    });
    const scripts = list(raw['scripts']).flatMap((one): HeadTag[] => {
      const said = typeof one === 'string' ? { src: one } : asRecord(one);
      const src = text(said?.['src']);
      if (src?.startsWith('/') && !options.statics.some((dir) => start.folder.files.has(dir + inSite(src))))
        note('done', `The script ${src} is no file of the site. It is in "head" as it was: its host has to serve it`);
      return said ? [{ tag: 'script', attributes: attributesOf(said) }] : [];
    });
    return [...tags, ...metas, ...styles, ...scripts];
  }

  function noteOthers(): void {
    for (const [key, value] of Object.entries(raw))
      if (!READ.test(key) && !QUIET.test(key) && value !== undefined)
        note('dropped', `"${key}" (${describeValue(value)}) isn't carried over. It has no meaning here`);
    for (const { name, options: said } of options.plugins) {
      const [, kind, hint] = PLUGINS.find(([pattern]) => pattern.test(name)) ?? OTHER_PLUGIN;
      if (said !== false)
        note(
          kind,
          `The plugin ${name === 'a function' ? 'that is a function' : `"${name}"`} isn't carried over. ${hint}`,
        );
    }
    const plugins = [...options.docs.map(({ raw: said }) => said), asRecord(raw['markdown']) ?? {}].flatMap((said) => [
      ...list(said['remarkPlugins']).map((one) => ['remarkPlugins', one] as const),
      ...list(said['rehypePlugins']).map((one) => ['rehypePlugins', one] as const),
    ]);
    const named = plugins.filter(([, one]) => !/npm2yarn/.test(describeValue(one)));
    if (named.length > 0)
      note(
        'hand',
        `Documents have plugins of ${[...new Set(named.map(([key]) => key))].join(' and ')}. Import them in site.config.ts and list them in options of that name`,
      );
    if (asRecord(raw['markdown'])?.['mermaid'] === true)
      note('hand', 'Diagrams of mermaid are shown as code. Put pictures of them into public');
    if (list(raw['clientModules']).length > 0)
      note(
        'hand',
        '"clientModules" run on every page. Write what they do as scripts in "head" of site.config.ts, or as a plugin',
      );
    for (const [key, value] of Object.entries(theme)) {
      if (QUIET_THEME.test(key) || value === undefined || value === false) continue;
      const kind = key === 'announcementBar' ? 'hand' : 'dropped';
      const hint = /algolia|docsearch/i.test(key)
        ? 'The site has a search without it'
        : key === 'announcementBar'
          ? 'Write it into a part of the layout: live-docs eject header'
          : 'It has no meaning here';
      note(kind, `themeConfig.${key} isn't carried over. ${hint}`);
    }
    for (const item of list(navbar['items'])) {
      const said = asRecord(item) ?? {};
      const link = text(said['href']) ?? (/^https?:/.test(text(said['to']) ?? '') ? text(said['to']) : undefined);
      const name = text(said['label']) ?? text(said['type']) ?? link ?? '';
      if (
        link !== undefined &&
        /^https?:/.test(link) &&
        link !== start.repository?.url &&
        !/^https:\/\/github\.com\/[^/]+\/[^/]+\/?$/.test(link)
      )
        note(
          'dropped',
          `The navbar has "${name}", which leads to ${link}. The navigation leads to pages of the site: link to it from one`,
        );
      else if (said['type'] === 'dropdown' || said['items'] !== undefined)
        note(
          'dropped',
          `The navbar has the menu "${name}". The entries of the navigation are pages of the site: link to its others from one`,
        );
      else if (said['type'] === 'html')
        note('dropped', 'The navbar has an entry in HTML. Write it into a part of the layout: live-docs eject header');
    }
    const links = list(asRecord(theme['footer'])?.['links']);
    const copyright = text(asRecord(theme['footer'])?.['copyright']);
    if (links.length > 0 || copyright !== undefined)
      note(
        'dropped',
        `The footer of the site (${[...(links.length > 0 ? [describeLinks(links)] : []), ...(copyright ? [copyright] : [])].join('; ')}) isn't carried over. Write it into a part of the layout: live-docs eject page-footer`,
      );
    if (options.styles.length > 0)
      note(
        'dropped',
        `${options.styles.join(', ')} are styles of Docusaurus' pages. Put what demos and components need of it into a file that "theme" of site.config.ts names`,
      );
  }
}

/** `Docs: Start, Guide; More: Blog`. */
const describeLinks = (links: unknown[]): string =>
  links
    .flatMap((one) => {
      const { title, label, items } = asRecord(one) ?? {};
      const inner = list(items).flatMap((item) => text(asRecord(item)?.['label']) ?? []);
      return [title ?? label, inner.join(', ')].filter(Boolean).join(': ');
    })
    .join('; ');

/** The library that a site documents: the package that it lies in, one of its workspace, or one that it's named after. */
function findLibrary({ root, manifest }: Start, project: string | undefined): string | undefined {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  if (
    manifest.name !== undefined &&
    manifest.private !== true &&
    !names.some((name) => name === project && name !== manifest.name)
  )
    return manifest.name;
  const { packages } = findPackages(root);
  return names.find((name) => findNamedPackage(packages, name) !== undefined) ?? names.find((name) => name === project);
}

/** Languages of the interface that the engine has no texts in need a file. */
export const needsTexts = (id: string): boolean => shippedTexts(id) === undefined;
