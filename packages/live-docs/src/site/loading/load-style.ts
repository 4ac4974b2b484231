import { isAsked, markAsked, unmarkAsked, refresh, StyleError } from 'live-playground/loading';

/** A stylesheet of the document that isn't asked for yet: the document has the rules that its markup uses. */
const WAITING = 'link[data-style]';

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
 * Fetches the stylesheets of the document and applies them, once all are there, in place of the rules that it came with. All in
 * one step, so that the order of rules never changes. Called again after a failure, it asks again. The rules stay then.
 * @throws {StyleError}
 */
export async function completeStyle(): Promise<void> {
  const used = document.querySelector('style[data-used]');
  if (!used) return;
  const links = [...document.querySelectorAll<HTMLLinkElement>(`${WAITING},link[media="not all"]`)];
  await Promise.all(links.map((link) => loadStyle(link.getAttribute('href') ?? '')));
  for (const link of document.querySelectorAll('link[media="not all"]')) link.removeAttribute('media');
  used.remove();
}

/** True once a stylesheet is there; false if it fails. */
async function arrive(href: string): Promise<boolean> {
  const find = (kind: string) => document.querySelector<HTMLLinkElement>(`${kind}[href="${href}"]`);
  const known = find('link[rel=stylesheet]');
  if (known && !isAsked(known)) return true;
  const link = known ?? ask(href, find(WAITING));
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(hasRules(link)));
    link.addEventListener('error', () => resolve(false));
  });
}

/** @param waiting link whose place the stylesheet takes, for no medium yet. If it fails, that's put back. */
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
