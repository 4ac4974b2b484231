import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  COLOR_ATTRIBUTE,
  DARK_ATTRIBUTE,
  FORMATS_ATTRIBUTE,
  LIGHT_ATTRIBUTE,
  REL_ATTRIBUTE,
  SCRIPT_ATTRIBUTE,
  SITE_ATTRIBUTE,
  START_ATTRIBUTE,
  TEXT_ATTRIBUTE,
  escapeHtml,
  storagePrefix,
  type DocumentPage,
} from '../../../model';
import { isElsewhere } from '../../config/option-types';
import type { HeadTag } from '../../config/site-config-schema';
import { ENGINE } from '../../files/entries';
import { readManifest } from '../../files/installed-package';
import type { Snapshot } from '../../snapshot/snapshot';
import { plainColors, readThemes } from '../data/theme-values';

const NO_SCRIPT = 'Enable JavaScript to run this app.';

/** What differs from one HTML file to the next. */
export interface DocumentParts {
  /** Path that the site is served below: `/`. */
  base: string;
  /** Path of the page in it; absent in the shells of demos, `404` on the 404 page. */
  page?: string;
  /** What the document says of its page to the script. */
  text?: DocumentPage;
  /** Language that it's in. */
  language: string;
  /** What readers without scripts are told in that language. */
  noScript?: string | undefined;
  title: string;
  description?: string;
  /** Tags of the site's features. */
  features?: readonly HeadTag[];
  /** Links of the site's features, for programs that read pages without running scripts. */
  noScriptLinks?: readonly { title: string; href: string }[];
  /** Name and version of what made the page. */
  generator: string;
  /** What names in the device's storage start with. */
  storage: string;
  /** Colours of the browser's own bars: `--bg` of the theme. */
  themeColor: { light: string; dark: string };
  /** Address of the icon, and its media type. */
  icon?: { href: string; type: string };
  /** Its content security policy. */
  policy?: string;
  /** See `buildHead`. */
  headScript: string;
  /** Tags that the site adds. */
  head: HeadTag[];
  /** Addresses of the stylesheets that every page needs, and of those that it needs itself. */
  stylesheets?: { site: string[]; page: string[] };
  /** What the page uses of these, in their place, so that it paints without another request. */
  style?: string;
  /** Module scripts that come with the one that starts the page, each behind those that it imports. */
  preloads?: string[];
  /** The script that starts the page. */
  script: string;
  /**
   * When the head's script loads these: at once, or when the browser is idle. Absent where the browser does so itself, without
   * pauses between them.
   */
  start?: 'now' | 'idle';
  /** A demo formats numbers or dates. */
  formats?: boolean;
  /** The script of the page or demo itself, and the data that it takes. The document has all else that comes with it. */
  files?: string[];
  /** Tags with the styles that components have written: see `ServerStyles`. */
  styleTags?: string;
  /** Prerendered markup. */
  body?: string;
}

/** A whole HTML document. */
export function renderDocument(parts: DocumentParts): string {
  const { style, stylesheets = { site: [], page: [] }, files = [], storage, themeColor } = parts;
  const [light, dark] = [escapeHtml(themeColor.light), escapeHtml(themeColor.dark)];
  const head = [
    '<meta charset="utf-8">',
    // Before all that it applies to.
    parts.policy && `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(parts.policy)}">`,
    // A soft keyboard leaves the search box less room instead of covering it.
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    `<title>${escapeHtml(parts.title)}</title>`,
    parts.description && `<meta name="description" content="${escapeHtml(parts.description)}">`,
    `<meta name="generator" content="${escapeHtml(parts.generator)}">`,
    `<meta name="theme-color" content="${light}" ${LIGHT_ATTRIBUTE}="${light}" ${DARK_ATTRIBUTE}="${dark}">`,
    // Without one the browser would ask for /favicon.ico and complain.
    parts.icon
      ? `<link rel="icon" href="${escapeHtml(parts.icon.href)}"${parts.icon.type && ` type="${parts.icon.type}"`}>`
      : '<link rel="icon" href="data:,">',
    `<script>${parts.headScript}</script>`,
    style && `<style data-used>${style}</style>`,
    // Those that `style` replaces for now are fetched by `completeStyle`, behind the scripts.
    ...(['site', 'page'] as const).flatMap((need) =>
      stylesheets[need].map((href) => `<link ${style ? `data-style="${need}"` : 'rel="stylesheet"'} href="${href}">`),
    ),
    ...scriptTags(parts),
    ...[...(parts.features ?? []), ...parts.head].map((tag) => renderHeadTag(tag, parts.base)),
    // Where they would write them in a browser: behind all other styles.
    parts.styleTags,
  ];
  const page = parts.page === undefined ? '' : ` data-page="${escapeHtml(parts.page)}"`;
  const own = files.length === 0 ? '' : ` data-files="${files.join(' ')}"`;
  const links = (parts.noScriptLinks ?? []).map(
    ({ title, href }) => ` <a href="${escapeHtml(parts.base + href)}">${escapeHtml(title)}</a>`,
  );
  // No `<`, which could end it.
  const text = parts.text
    ? `<script type="application/json" ${TEXT_ATTRIBUTE}>${JSON.stringify(parts.text).replaceAll('<', '\\u003c')}</script>`
    : '';
  const start = parts.start ? ` ${START_ATTRIBUTE}="${parts.start}"` : '';
  const formats = parts.formats ? ` ${FORMATS_ATTRIBUTE}` : '';
  return [
    '<!doctype html>',
    `<html lang="${parts.language}" ${COLOR_ATTRIBUTE}="light" ${SITE_ATTRIBUTE}="${escapeHtml(storage)}" ${SCRIPT_ATTRIBUTE}="${parts.script}"${start}${formats}>`,
    `<head>${head.filter(Boolean).join('')}</head>`,
    `<body><noscript class="noscript">${escapeHtml(parts.noScript ?? NO_SCRIPT)}${links.join('')}</noscript><div id="root"${page}${own}>${parts.body ?? ''}</div>${text}</body>`,
    '</html>',
  ].join('\n');
}

/**
 * A link without `rel` does nothing until the head's script gives it one. That script runs what is linked up to the first
 * script, which runs the page's own once its data is there.
 */
function scriptTags({ script, preloads = [], files: [own, ...data] = [], start }: DocumentParts): string[] {
  const rel = start === 'idle' ? REL_ATTRIBUTE : 'rel';
  const others = preloads.filter((href) => href !== own && href !== script);
  const scripts = [...others, ...(start ? [script] : []), ...(own ? [own] : [])];
  return [
    ...scripts.map((href) => `<link ${rel}="modulepreload" href="${href}">`),
    ...data.map((href) => `<link ${rel}="preload" as="fetch" crossorigin href="${href}">`),
    start === undefined ? `<script type="module" src="${script}"></script>` : '',
  ];
}

/** Writes a tag of the head. @param base put before an `href` or `src` that starts with a slash. */
export function renderHeadTag({ tag, attributes, text }: HeadTag, base: string): string {
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return value ? ` ${name}` : [];
    const address = name === 'href' || name === 'src' ? value.replace(/^\/(?!\/)/, base) : value;
    return ` ${name}="${escapeHtml(address)}"`;
  });
  const open = `<${tag}${written.join('')}>`;
  return tag === 'meta' || tag === 'link' ? open : `${open}${rawText(text ?? '')}</${tag}>`;
}

/**
 * Text of a script or a style, in which nothing ends the tag or begins a comment. A string reads the same with the backslash.
 * Lines end as browsers read them.
 */
export const rawText = (text: string) => text.replace(/\r\n?/g, '\n').replace(/<(\/(?:script|style)|!--)/gi, '<\\$1');

/** What differs in no document of a site, but for the language of translations. */
export type SharedPart = 'language' | 'base' | 'generator' | 'storage' | 'themeColor' | 'icon' | 'head' | 'headScript';

const ICON_TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon' };

/**
 * What all documents of a site have in common.
 * @param headScript see `buildHead`.
 * @param base put before addresses of the site's files; `/` where that happens later.
 */
export function sharedParts(
  site: Pick<Snapshot, 'root' | 'config' | 'files'>,
  headScript: string,
  base = site.config.base,
): Pick<DocumentParts, SharedPart> {
  const { root, config } = site;
  const themes = readThemes(site);
  const ground = (color: 'light' | 'dark') => plainColors(themes, color).get('--bg') ?? '';
  const icon = config.favicon ?? (existsSync(path.join(root, 'public/favicon.svg')) ? 'favicon.svg' : undefined);
  return {
    language: config.language.id,
    base,
    generator: readGenerator(root),
    storage: storagePrefix(config),
    themeColor: { light: ground('light'), dark: ground('dark') },
    head: config.head,
    headScript,
    ...(icon ? { icon: readIcon(icon, base) } : {}),
  };
}

/** An icon on another host says by itself of what type it is. */
const readIcon = (icon: string, base: string) =>
  isElsewhere(icon)
    ? { href: icon, type: '' }
    : { href: base + encodeURI(icon), type: ICON_TYPES[path.extname(icon)] ?? '' };

/** Name and version of the site's own package; of the engine, where the site has none. */
function readGenerator(root: string): string {
  const made = [root, ENGINE].map(readManifest).find((manifest) => manifest?.name && manifest.version);
  return `${made?.name} ${made?.version}`;
}
