/** What readers choose for all pages. Edits, and what was searched for, stay with the version. */
const SETTINGS = ['color-mode', 'locale', 'package-manager', 'code-language'];

/**
 * Has another version of the documentation follow the reader's settings: each keeps its own, since demos of one name differ.
 * @param from path of this version, with a slash at both ends.
 * @param to path of the other.
 */
export function carrySettings(from: string, to: string): void {
  const own = document.documentElement.dataset['site'] ?? '';
  const other = own.replace(`:${from}`, `:${to}`);
  try {
    for (const name of SETTINGS) {
      const value = localStorage.getItem(`${own}:${name}`);
      if (value === null) localStorage.removeItem(`${other}:${name}`);
      else localStorage.setItem(`${other}:${name}`, value);
    }
  } catch {
    // A browser that keeps nothing has nothing to carry.
  }
}

/** The version that a link of a document leads to: of those below each other, the nearest. @param paths of the versions, on this host. */
export const versionOfLink = (pathname: string, paths: readonly string[]): string | undefined =>
  paths.filter((one) => pathname.startsWith(one)).toSorted((a, b) => b.length - a.length)[0];
