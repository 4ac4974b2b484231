import { showDevStyles } from './dev-pages';
import { isAsked, markAsked, unmarkAsked, refresh, StyleError } from 'live-playground/internal';

/**
 * A stylesheet that pages need: all (`site`), the page of the document (`page`), or one that the reader has turned to (`other`). In the
 * order of the cascade. One without `rel` isn't there and not on its way.
 */
const STYLE = 'link[data-style]';
/** Of a link: a script has brought it, for this page and others. */
const ALWAYS = 'data-always';
/** Of a style: it has all rules of the document's stylesheets, which apply to nothing as long as it does. */
const WHOLE = 'data-whole';

/** Milliseconds that rules are added for before the page may answer. */
const SLICE = 16;

const findStyles = (selector = STYLE) => [...document.head.querySelectorAll<HTMLLinkElement>(selector)];
const findWhole = () => document.head.querySelector<HTMLStyleElement>(`style[${WHOLE}]`);

/**
 * Loads a stylesheet that a script needs. It applies from now on, and rests on pages that it's foreign to.
 * @throws {StyleError}
 */
export async function loadStyle(href: string): Promise<void> {
  const find = () => findStyles(`link[href="${href}"]`)[0] ?? addLink(href, true);
  await fetchStyle(find);
  const link = find();
  link.setAttribute(ALWAYS, '');
  if (link.dataset['style'] === 'other' || findWhole()?.sheet?.disabled) apply(link, true);
}

/**
 * Loads the stylesheets of a page, which apply to nothing until it's shown.
 * @param hrefs in the order in which the document of the page has them.
 * @throws {StyleError}
 */
export async function preparePageStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all([completeStyle(), ...hrefs.map((_, at) => fetchStyle(() => placeStyles(hrefs)[at]!))]);
}

/**
 * Applies the stylesheets of a page, as its document does, and no longer those of the page before.
 * @param hrefs as `preparePageStyles` has them; undefined for the page of the document.
 * @param foreign of what scripts have brought: those of parts that this page doesn't have.
 */
export function showPageStyles(hrefs?: readonly string[], foreign: readonly string[] = []): void {
  if (import.meta.env.DEV) return showDevStyles(hrefs);
  const whole = findWhole()?.sheet;
  // A document whose rules aren't complete shows its own page.
  if (!whole) return;
  const own = findStyles('link[data-style=page]');
  const shown = hrefs ? placeStyles(hrefs) : own;
  whole.disabled ||= shown.length !== own.length || !shown.every((link, at) => link === own[at]);
  for (const link of findStyles(whole.disabled ? STYLE : 'link[data-style=other]')) {
    const isBrought = link.hasAttribute(ALWAYS) && !foreign.includes(link.getAttribute('href') ?? '');
    apply(link, link.dataset['style'] === 'site' || isBrought || shown.includes(link));
  }
}

/** At once: a change of the link itself would have some browsers load the stylesheet again. */
function apply({ sheet }: HTMLLinkElement, isNeeded: boolean): void {
  if (sheet) sheet.media = isNeeded ? 'all' : 'not all';
}

/** The links of stylesheets in this order. A page may have some that are there in another order: for these there are more links. */
function placeStyles(hrefs: readonly string[]): HTMLLinkElement[] {
  const all = findStyles();
  let at = -1;
  return hrefs.map((href) => {
    at = all.findIndex((link, place) => place > at && link.getAttribute('href') === href);
    if (at < 0) at = all.push(addLink(href)) - 1;
    return all[at]!;
  });
}

/** Adds a link behind the others: what the site and its components add to the head stays behind all of them. */
function addLink(href: string, always = false): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { href });
  link.dataset['style'] = 'other';
  link.toggleAttribute(ALWAYS, always);
  const last = findStyles().at(-1);
  if (last) last.after(link);
  else document.head.append(link);
  return link;
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
  const find = () => findStyles('link[data-style=site],link[data-style=page]');
  await Promise.all(
    find().map(async (_, place) => {
      // Asking for all at once would keep the page from answering.
      await new Promise((resolve) => setTimeout(resolve, place));
      await fetchStyle(() => find()[place]!);
    }),
  );
  const { sheet } = used;
  if (!used.hasAttribute('data-used') || !sheet) return;
  const whole = find().flatMap((link) => [...(link.sheet?.cssRules ?? [])]);
  let begun = performance.now();
  for (const [at, rule] of whole.entries()) {
    // Another call may be at it, too: what is there by then is left.
    addRule(sheet, rule, at);
    if (performance.now() - begun < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
  used.removeAttribute('data-used');
  used.setAttribute(WHOLE, '');
}

/**
 * Adds a rule if it's missing at its place. Which the document has is told by their selectors (see `usedStyle`), so of rules with one selector
 * it has all or none, in the same order, and everything else: conditions, keyframes, fonts.
 */
function addRule(to: CSSStyleSheet | CSSGroupingRule, rule: CSSRule, at: number): void {
  const known = to.cssRules[at];
  if (rule instanceof CSSStyleRule) {
    if (!(known instanceof CSSStyleRule) || known.selectorText !== rule.selectorText) to.insertRule(rule.cssText, at);
  } else if (rule instanceof CSSGroupingRule && known instanceof CSSGroupingRule)
    for (const [place, inner] of [...rule.cssRules].entries()) addRule(known, inner, place);
}

/** Fetches the stylesheet of a link, once for all who want it. If it fails, it's asked for once more, past the browser's cache. */
async function fetchStyle(find: () => HTMLLinkElement): Promise<void> {
  if (await arrive(find())) return;
  const href = find().getAttribute('href') ?? '';
  await refresh([href]);
  if (!(await arrive(find()))) throw new StyleError(href);
}

/** True once the stylesheet is there. False if it fails: then another link, which isn't asked for, takes the place. */
async function arrive(link: HTMLLinkElement): Promise<boolean> {
  if (link.rel && !isAsked(link)) return true;
  return new Promise((resolve) => {
    const onEnd = () => {
      unmarkAsked(link);
      if (!hasRules(link)) {
        const next = link.cloneNode() as HTMLLinkElement;
        next.removeAttribute('rel');
        link.replaceWith(next);
      }
      resolve(link.isConnected);
    };
    for (const type of ['load', 'error']) link.addEventListener(type, onEnd);
    if (link.rel) return;
    if (!link.hasAttribute(ALWAYS)) link.media = 'not all';
    markAsked(link);
    link.rel = 'stylesheet';
  });
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
