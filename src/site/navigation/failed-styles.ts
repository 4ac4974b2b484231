/**
 * Vite fetches each stylesheet once and takes one that failed for loaded from then on: the next attempt would show
 * the page without it. So failed ones are marked, and fetched anew before the next chunk.
 */
const MARK = 'data-failed';

/** Marks the stylesheets that were asked for and did not come. */
export function markFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet && !link.disabled) link.setAttribute(MARK, '');
  }
}

/** Fetches marked stylesheets again, each at its place. @returns the address of one that fails again. */
export async function reloadFailedStyles(): Promise<string | undefined> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[${MARK}]`)];
  const results = await Promise.all(links.map(reload));
  return results.find((failed) => failed !== undefined);
}

function reload(link: HTMLLinkElement): Promise<string | undefined> {
  return new Promise((resolve) => {
    const copy = document.createElement('link');
    copy.rel = 'stylesheet';
    copy.href = link.href;
    copy.addEventListener('load', () => resolve(undefined));
    copy.addEventListener('error', () => {
      copy.setAttribute(MARK, '');
      resolve(copy.href);
    });
    link.replaceWith(copy);
  });
}
