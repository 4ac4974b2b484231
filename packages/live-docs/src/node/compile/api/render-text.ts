import { escapeHtml } from '../../../model';

/** A code span, or a link; what a link says may hold code. */
const INLINE = /`([^`]+)`|\[((?:[^\]`]|`[^`]*`)+)\]\(([^)\s]+)\)/g;

/**
 * A description as markup. It may hold `code` and [links](/demo/simple), as Markdown writes them.
 * @param base put before links within the site.
 */
export function renderText(text: string, base: string): string {
  let markup = '';
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, label, href] = match;
    markup += escapeHtml(text.slice(end, match.index));
    markup +=
      code === undefined
        ? `<a href="${escapeHtml((href ?? '').replace(/^\//, base))}">${renderText(label ?? '', base)}</a>`
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
  return text.replace(INLINE, (_whole, code?: string, label?: string) => code ?? plainText(label ?? ''));
}

/** A description whose links lead elsewhere. */
export function withLinks(text: string, replace: (href: string) => string): string {
  return text.replace(INLINE, (whole: string, code?: string, label?: string, href?: string) =>
    code === undefined ? `[${label ?? ''}](${replace(href ?? '')})` : whole,
  );
}
