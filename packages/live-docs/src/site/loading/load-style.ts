import { isAsked, markAsked, unmarkAsked, refresh, StyleError } from 'live-playground/loading';

/** A stylesheet of the document that isn't asked for yet: the document has the rules that its markup uses. */
const WAITING = 'link[data-style]';
/** One that is there, or asked for, and applies to nothing: the rules in the document do instead. */
const SILENT = 'link[media="not all"]';

/**
 * Loads a stylesheet, once for all who want it: a link in the document is there or on its way, since one that fails is taken
 * away. Then it's asked for once more, past the browser's cache.
 * @throws {StyleError}
 */
export async function loadStyle(href: string): Promise<void> {
  if (await arrive(href)) return;
  await refresh([href]);
  if (!(await arrive(href))) throw new StyleError(href);
}

/**
 * Fetches the stylesheets of the document and, once all are there, adds the rules that it came without. The links apply to no medium
 * then. Exchanging its rules for theirs would have the browser compute the style of the whole page again; a rule that is added
 * concerns only elements that it applies to, and there is none yet. Called again after a failure, it asks again. The rules stay as
 * they are then.
 * @throws {StyleError}
 */
export async function completeStyle(): Promise<void> {
  const used = document.querySelector<HTMLStyleElement>('style[data-used]');
  if (!used) return;
  const links = [...document.querySelectorAll<HTMLLinkElement>(`${WAITING},${SILENT}`)];
  await Promise.all(
    links.map(async (link, place) => {
      // Asking for all at once would keep the page from answering.
      await new Promise((resolve) => setTimeout(resolve, place));
      await loadStyle(link.getAttribute('href') ?? '');
    }),
  );
  if (!used.hasAttribute('data-used') || !used.sheet) return;
  used.removeAttribute('data-used');
  const sheets = [...document.querySelectorAll<HTMLLinkElement>(SILENT)].map(({ sheet }) => sheet);
  addRules(
    used.sheet,
    sheets.flatMap((sheet) => [...(sheet?.cssRules ?? [])]),
  );
}

/**
 * Adds the rules that are missing. Which the document has is told by their selectors (see `usedStyle`), so of rules with one selector it has
 * all or none, in the same order, and everything else: conditions, keyframes, fonts.
 */
function addRules(to: CSSStyleSheet | CSSGroupingRule, whole: Iterable<CSSRule>): void {
  let at = 0;
  for (const rule of whole) {
    const known = to.cssRules[at];
    if (rule instanceof CSSStyleRule) {
      if (!(known instanceof CSSStyleRule) || known.selectorText !== rule.selectorText) to.insertRule(rule.cssText, at);
    } else if (rule instanceof CSSGroupingRule && known instanceof CSSGroupingRule) addRules(known, rule.cssRules);
    at += 1;
  }
}

/** True once a stylesheet is there; false if it fails. */
async function arrive(href: string): Promise<boolean> {
  const find = (kind: string) => document.head.querySelector<HTMLLinkElement>(`${kind}[href="${href}"]`);
  const known = find('link[rel=stylesheet]');
  if (known && !isAsked(known)) return true;
  const link = known ?? ask(href, find(WAITING));
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(hasRules(link)));
    link.addEventListener('error', () => resolve(false));
  });
}

/** @param waiting link whose place the stylesheet takes, for no medium. If it fails, that's put back. */
function ask(href: string, waiting: HTMLLinkElement | null): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href }, waiting && { media: 'not all' });
  markAsked(link);
  const onEnd = () => {
    unmarkAsked(link);
    if (hasRules(link)) return;
    if (waiting) link.replaceWith(waiting);
    else link.remove();
  };
  link.addEventListener('load', onEnd);
  link.addEventListener('error', onEnd);
  if (waiting) waiting.replaceWith(link);
  else document.head.append(link);
  return link;
}

/** False for one that failed, and for an answer of another type, which browsers take for an empty stylesheet. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // Chromium gives a stylesheet that failed a sheet that can't be read.
    return false;
  }
}
