/**
 * Vite fetches each stylesheet once and takes one that failed for loaded from then on: the next attempt would show
 * the page without it. So failed ones are marked, and fetched anew before the next chunk.
 */
const MARK = 'data-failed';

/** Marks each stylesheet that fails from now on. @returns what ends it. */
export function markFailedStyles(): () => void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.setAttribute(MARK, '');
  };
  // An error of a link does not bubble; it can only be caught on its way down.
  document.addEventListener('error', mark, true);
  return () => document.removeEventListener('error', mark, true);
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
    copy.addEventListener('error', () => resolve(copy.href));
    link.replaceWith(copy);
  });
}
