import { loadData } from './page-data';

/**
 * Imports a script together with the files that it needs, all requested at once.
 * @param files addresses: the script, then other scripts, stylesheets, and data that the script takes.
 * @throws {Error} as Vite's own loader does: "Unable to preload CSS for <address>".
 */
export async function importFiles<T>([script = '', ...others]: string[]): Promise<T> {
  const ofKind = (ending: string) => others.filter((file) => file.endsWith(ending));
  [script, ...ofKind('.js')].forEach((href) => addLink('modulepreload', href));
  await Promise.all([...ofKind('.css').map(loadStyle), ...ofKind('.json').map(loadData)]);
  return import(/* @vite-ignore */ script) as Promise<T>;
}

const findLink = (href: string) => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);

function addLink(rel: string, href: string): HTMLLinkElement | undefined {
  if (findLink(href)) return undefined;
  const link = document.createElement('link');
  Object.assign(link, { rel, href });
  document.head.append(link);
  return link;
}

/** Loads a stylesheet that the document doesn't have. One that failed is removed, so that the next attempt asks anew. */
function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = addLink('stylesheet', href);
    if (!link) return resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    });
  });
}
