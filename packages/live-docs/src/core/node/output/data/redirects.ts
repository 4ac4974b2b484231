import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodePart, escapeHtml } from '../../../model';

/** Addresses of the site that moved, and where each leads. */
type Redirects = Readonly<Record<string, string>>;

/** Writes a page at each old address. */
export function writeRedirects(dist: string, base: string, redirects: Redirects): void {
  for (const [source, target] of Object.entries(redirects)) {
    const file = path.join(dist, redirectFile(source));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, renderRedirect(target, base));
  }
}

/** The file that static hosts answer an address with, from the folder of the built site. */
export function redirectFile(source: string): string {
  const name = decodePart(source).slice(1);
  if (name.endsWith('.html')) return name;
  return name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`;
}

/** Where an address leads, if it moved. @param address as the browser asks for it, without the base. */
export function findRedirect(redirects: Redirects, address: string): string | undefined {
  const file = redirectFile(address);
  return Object.entries(redirects).find(([source]) => redirectFile(source) === file)?.[1];
}

/** A page that forwards the reader without a script, and tells search engines where its content is now. */
export function renderRedirect(target: string, base: string): string {
  const url = new URL(target, 'http://site');
  const address = target.startsWith('/') ? base.slice(0, -1) + url.pathname + url.search + url.hash : url.href;
  const href = escapeHtml(address);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><title>This page has moved</title>',
    `<link rel="canonical" href="${escapeHtml(address.replace(/#.*/, ''))}">`,
    `<meta http-equiv="refresh" content="0; url=${href}"></head>`,
    `<body><p>This page has moved to <a href="${href}">${href}</a>.</p></body>`,
    '</html>',
  ].join('\n');
}
