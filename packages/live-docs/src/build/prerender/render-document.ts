import { escapeHtml, HEAD_SCRIPT } from '../../model';

/** What differs from one HTML file to the next. */
export interface DocumentParts {
  /** Path that the site is served below: `/`. */
  base: string;
  /** Path of the page in it; absent in the shells of demos, `404` on the 404 page. */
  page?: string;
  title: string;
  description?: string;
  /** Identity of the build, to tell a new deploy by. */
  build: string;
  /** Version of this project. */
  version: string;
  /** Address of the icon. */
  icon?: string;
  /** Style to stand in the page itself, so that it paints without another request. */
  styles?: string;
  /** Stylesheets that `styles` holds already: named, so that the loader does not fetch them. */
  inlined?: string[];
  /** Stylesheets to link. */
  stylesheets?: string[];
  /** Module scripts to start fetching at once. */
  preloads?: string[];
  /** The script that starts the page. */
  script: string;
  /** Prerendered markup. */
  body?: string;
}

/** A whole HTML document. */
export function renderDocument(parts: DocumentParts): string {
  const { inlined = [], stylesheets = [], preloads = [] } = parts;
  const head = [
    '<meta charset="utf-8">',
    // A soft keyboard leaves the search box less room instead of covering it.
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    `<title>${escapeHtml(parts.title)}</title>`,
    parts.description && `<meta name="description" content="${escapeHtml(parts.description)}">`,
    `<meta name="generator" content="table-docs ${parts.version}">`,
    '<meta name="theme-color" content="#ffffff">',
    // Without one the browser would ask for /favicon.ico and complain.
    parts.icon ? `<link rel="icon" href="${parts.icon}" type="image/svg+xml">` : '<link rel="icon" href="data:,">',
    `<script>${HEAD_SCRIPT}</script>`,
    // A disabled stylesheet is never fetched, and the module loader takes it for loaded.
    parts.styles && `<style>${parts.styles}</style>`,
    ...inlined.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${parts.script}"></script>`,
  ];
  const page = parts.page === undefined ? '' : ` data-page="${escapeHtml(parts.page)}"`;
  return [
    '<!doctype html>',
    `<html lang="en" data-prefers-color="light" data-build="${parts.build}">`,
    `<head>${head.filter(Boolean).join('')}</head>`,
    `<body><noscript class="noscript">Enable JavaScript to run this app.</noscript><div id="root"${page}>${parts.body ?? ''}</div></body>`,
    '</html>',
  ].join('\n');
}
