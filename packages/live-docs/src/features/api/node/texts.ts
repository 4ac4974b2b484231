import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { escapeHtml, mayBePage, ownValue } from '../../../core/model';
import { apiAnchor } from 'live-playground/model';
import { typeAnchor } from '../shared/api';
import type { ApiFacts } from './read-api';
import type { Descriptions } from './read-descriptions';

/** A code span, or a link; what a link says may hold code. */
const INLINE = /`([^`]+)`|\[((?:[^\]`]|`[^`]*`)+)\]\(([^)\s]+)\)/g;

/** What may be more than plain text, code and links: paragraphs, lists, emphasis, escapes, bare addresses. */
const MARKDOWN = /[\n*_~<>#|!\\&]|https?:|www\./;

/**
 * A description, which is Markdown, as markup. HTML in it is text.
 * @param base put before links within the site.
 */
export function renderText(text: string, base: string): string {
  // Markdown's own parser makes the same of the rest, in fifty times the time.
  if (!MARKDOWN.test(text.replace(INLINE, ''))) return renderLine(text, base);
  const markup = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const [, line = markup] = /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(markup) ?? [];
  return line.replaceAll(/ href="([^"]*)"/g, (_, href: string) => linkTo(href, base));
}

/** The attributes of a link. One to a page turns it without loading a document: see `followLinks`. @param href escaped. */
function linkTo(href: string, base: string): string {
  if (!/^\/(?!\/)/.test(href)) return ` href="${href}"`;
  return ` href="${escapeHtml(base)}${href.slice(1)}"${mayBePage(href) ? ' data-link="none"' : ''}`;
}

/** A text of code and links alone. */
function renderLine(text: string, base: string): string {
  let markup = '';
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, label, href] = match;
    markup += escapeHtml(text.slice(end, match.index));
    markup +=
      code === undefined
        ? `<a${linkTo(escapeHtml(href ?? ''), base)}>${renderLine(label ?? '', base)}</a>`
        : `<code>${escapeHtml(code)}</code>`;
    end = match.index + whole.length;
  }
  return markup + escapeHtml(text.slice(end));
}

/** The addresses that a description links to. */
export function linksOf(text: string): string[] {
  return [...text.matchAll(INLINE)].flatMap((match) => match[3] ?? []);
}

/** A description as plain text: what its code and its links say. */
export function plainText(text: string): string {
  return text
    .replace(INLINE, (_whole, code?: string, label?: string) => code ?? plainText(label ?? ''))
    .replace(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replace(/\s*\n\s*/g, ' ');
}

/** A description whose links lead elsewhere. */
export function withLinks(text: string, replace: (href: string) => string): string {
  return text.replace(INLINE, (whole: string, code?: string, label?: string, href?: string) =>
    code === undefined ? `[${label ?? ''}](${replace(href ?? '')})` : whole,
  );
}

/** What names in comments lead to. */
interface Parts {
  facts: Pick<ApiFacts, 'tables' | 'definitions'>;
  descriptions: ReadonlyMap<string, Descriptions>;
  /** Address of the page that shows each table. */
  homes: ReadonlyMap<string, string>;
}

/** `{@link Name}`, `{@link Name.member|label}`, `{@linkcode https://example.org label}`. */
const LINK = /\{@link(?:code|plain)?\s+([^\s|}]+)\s*\|?\s*([^}]*)\}/g;

/** What a comment says of a table's member, with links as Markdown writes them. A name that has no place stays code. */
export function linkNames(parts: Parts, table: string, text: string): string {
  return text.replace(LINK, (_whole, target: string, label: string) => {
    const words = label.trim();
    if (/^https?:/.test(target)) return `[${words || target}](${target})`;
    const name = target.replace(/\(\)$/, '').replace('#', '.');
    const href = addressOf(parts, table, name);
    const shown = words || `\`${name}\``;
    return href ? `[${shown}](${href})` : shown;
  });
}

/** Where a name such as `size.width`, as it is said of a table, has its row; else where that of a table or a type is shown. */
export function addressOf(parts: Parts, id: string, name: string): string | undefined {
  const { descriptions, facts, homes } = parts;
  const rowOf = (table: string, property: string): string | undefined => {
    const home = homes.get(table);
    const exists = ownValue(facts.tables, table)?.members.some((member) => member.name === property);
    return home && exists ? `${home}#${apiAnchor(table, property)}` : undefined;
  };
  const [head = '', ...rest] = name.split('.');
  // The library names props of its component in what it says of parts of it too.
  const tables = [descriptions.get(id), ...descriptions.values()];
  const see = tables.map((one) => ownValue(one?.properties, head)?.see).find((one) => one !== undefined);
  if (see && rest.length > 0) return rowOf(see, rest.join('.'));
  const own = rowOf(id, name);
  if (own) return own;
  for (let at = rest.length; at > 0; at--) {
    const parts = name.split('.');
    const found = rowOf(parts.slice(0, at).join('.'), parts.slice(at).join('.'));
    if (found) return found;
  }
  const home = homes.get(name);
  if (home) return home;
  const [page] = [...homes.values()];
  return page && Object.hasOwn(facts.definitions, name) ? `${page}#${typeAnchor(name)}` : undefined;
}
