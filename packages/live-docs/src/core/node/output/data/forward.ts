import { escapeHtml } from '../../../model';
import { documentFile } from '../../files/document-file';
import type { SiteConfig } from '../../config/site-config';
import { inAllLanguages, textIn, type Snapshot } from '../../snapshot/snapshot';
import type { OutputFile } from '../../feature/feature';
import { listEntries } from './build-navigation';
import { readNavigation } from './navigation';
import { oncePer } from '../../files/once-per';

/** From the address of each navigation entry, in each language, to its first page. Not where a page or a file is. */
export const sectionForwards = oncePer((snapshot: Snapshot): Readonly<Record<string, string>> => {
  const { files, root } = snapshot;
  return Object.fromEntries(
    inAllLanguages(snapshot).flatMap((local) =>
      listEntries(readNavigation(local).entries).flatMap(({ path, link }) =>
        local.pages.has(path) || files.has(`${root}/public/${documentFile(path)}`) ? [] : [[path, link]],
      ),
    ),
  );
});

/** What these pages take of a site. */
type Site = Pick<Snapshot, 'messages'> & { config: Pick<SiteConfig, 'base' | 'language'> };

/** Pages that forward readers. @param targets where each address leads. */
export const forwardFiles = (targets: Readonly<Record<string, string>>, snapshot: Site): OutputFile[] =>
  Object.entries(targets).map(([address, target]) => ({
    path: documentFile(address),
    text: () => renderForward(target, snapshot),
  }));

/** A page that forwards the reader without a script, and tells search engines where its content is now. */
function renderForward(target: string, snapshot: Site): string {
  const { base, language } = snapshot.config;
  const url = new URL(target, 'http://site');
  const address = target.startsWith('/') ? base.slice(0, -1) + url.pathname + url.search + url.hash : url.href;
  const href = escapeHtml(address);
  const title = textIn(snapshot, 'document.moved', 'This page has moved');
  const moved = textIn(snapshot, 'document.moved.to', 'This page has moved to {address}.');
  return [
    '<!doctype html>',
    `<html lang="${language.id}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(address.replace(/#.*/, ''))}">`,
    `<meta http-equiv="refresh" content="0; url=${href}"></head>`,
    `<body><p>${escapeHtml(moved).replace('{address}', () => `<a href="${href}">${href}</a>`)}</p></body>`,
    '</html>',
  ].join('\n');
}
