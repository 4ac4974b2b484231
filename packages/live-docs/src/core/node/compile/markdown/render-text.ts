import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { escapeHtml, mayBePage } from '../../../model';

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
