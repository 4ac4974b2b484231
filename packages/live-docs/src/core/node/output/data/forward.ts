import { escapeHtml } from '../../../model';
import { documentFile } from '../../files/document-file';
import { inAllLanguages, languageOf, textIn, type Snapshot } from '../../snapshot/snapshot';
import type { OutputFile } from '../../feature/feature';
import { listEntries, readNavigation } from './navigation';
import { oncePer } from '../../../model/once-per';

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

/** Pages that forward readers, in the language of each address. @param targets where each leads. */
export const forwardFiles = (targets: Readonly<Record<string, string>>, snapshot: Snapshot): OutputFile[] =>
  Object.entries(targets).map(([address, target]) => ({
    path: documentFile(address),
    text: () => renderForward(target, inLanguageOf(address, snapshot)),
  }));

const inLanguageOf = (address: string, snapshot: Snapshot): Snapshot =>
  [...snapshot.locales.values()].find(({ locale }) => `${address}/`.startsWith(`${locale?.base}/`)) ?? snapshot;

/** A page that forwards the reader without a script, and tells search engines where its content is now. */
function renderForward(target: string, snapshot: Snapshot): string {
  const { base } = snapshot.config;
  const url = new URL(target, 'http://site');
  const address = target.startsWith('/') ? base.slice(0, -1) + url.pathname + url.search + url.hash : url.href;
  const href = escapeHtml(address);
  const title = textIn(snapshot, 'document.moved', 'This page has moved');
  const moved = textIn(snapshot, 'document.moved.to', 'This page has moved to {address}.');
  return [
    '<!doctype html>',
    `<html lang="${languageOf(snapshot)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(address.replace(/#.*/, ''))}">`,
    `<meta http-equiv="refresh" content="0; url=${href}"></head>`,
    `<body><p>${escapeHtml(moved).replace('{address}', () => `<a href="${href}">${href}</a>`)}</p></body>`,
    '</html>',
  ].join('\n');
}
