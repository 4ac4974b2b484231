import { markAsked, unmarkAsked, refresh, isRefused, requestOf } from 'live-playground/internal';
import { completeStyle, loadStyle } from './load-style';
import { fileAddress } from './load';

/**
 * Imports a script together with the files that it needs, all requested at once. If it can't be fetched, its scripts are asked
 * for once more, past the browser's cache.
 * @param files addresses of scripts and stylesheets.
 */
export async function importWith<T>(start: () => Promise<T>, files: readonly string[]): Promise<T> {
  const styles = files.filter(isStyle);
  const scripts = files.filter((file) => !isStyle(file)).map(preload);
  scripts.forEach(markAsked);
  try {
    if (styles.length > 0) await Promise.all([completeStyle(), ...styles.map(loadStyle)]);
    return await start();
  } catch (error) {
    if (!isRefused(error)) throw error;
    await refresh([...scripts.map(({ href }) => href), ...requestOf(error)]);
    return await start();
  } finally {
    scripts.forEach(unmarkAsked);
  }
}

export const isStyle = (file: string): boolean => file.endsWith('.css');

/** What the bundler puts around each `import()`, in place of Vite's own. @param files below the base. */
export const __vitePreload = <T>(start: () => Promise<T>, files: readonly string[] = []): Promise<T> =>
  importWith(start, files.map(fileAddress));

/** Has the browser fetch a script ahead of the import, unless the document has done so. It isn't run. */
export function preload(href: string): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (known) return known;
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  for (const type of ['load', 'error']) link.addEventListener(type, () => unmarkAsked(link));
  document.head.append(link);
  return link;
}
