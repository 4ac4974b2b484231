import { escapeHtml } from '../../../core/model';
import type { SiteView } from '../../../core/node/feature/feature';
import { addressIn, type Successor } from '../shared/archives';

/** What the engine's documents have of search engines' links. */
const LINKS = /<link rel="(?:canonical|alternate" hreflang)[^>]*>/g;

/** The link of the note at the top: see `archive-note.tsx`. */
const NOTE = /<a href="[^"]*" data-successor="\w+"/g;

/** The document of an archive's page with its successor: for search engines, and in the note at its top. */
export function pointTo(html: string, { path, isSame }: Successor, { url = '', base }: SiteView): string {
  const address = escapeHtml(addressIn({ href: base }, path));
  return html
    .replace(LINKS, '')
    .replace('</head>', () => `<link rel="canonical" href="${url}${address}"></head>`)
    .replace(NOTE, () => `<a href="${address}" data-successor="${isSame ? 'same' : 'nearest'}"`);
}
