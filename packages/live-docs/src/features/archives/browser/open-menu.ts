import { addressIn, findSuccessor } from '../shared/archives';
import { loadVersions } from './load-versions';

/** A link to the page that's shown, in one version. */
export interface VersionLink {
  title: string;
  href: string;
  /** Address of the version's first page, once it's known that this is another. */
  base?: string;
}

interface Place {
  /** Path of this version, with a slash at both ends, and of the newest. */
  own: string;
  current: string;
  /** Addresses of the versions that are known. */
  known: readonly string[];
  /** Address of the page that's shown, without its version's. */
  path: string;
}

/**
 * Finds a page in all versions.
 * @param menu that was opened: it closes as readers expect from now on.
 * @returns undefined if the versions can't be listed.
 */
export async function listLinks(
  menu: HTMLElement,
  { own, current, known, path }: Place,
): Promise<VersionLink[] | undefined> {
  prepareMenu(menu, own, known);
  const versions = await loadVersions(current);
  return versions?.map((version) => ({
    title: version.title,
    href: version.pages ? addressIn(version, findSuccessor(path, new Set(version.pages)).path) : version.href,
    base: version.href,
  }));
}

/**
 * Has a menu close on Escape and when the reader goes elsewhere, and their settings go with them where a link leads to another version.
 * Once for a menu.
 * @param own path of this version.
 * @param known addresses of the versions that links may lead to.
 */
export function prepareMenu(menu: HTMLElement, own: string, known: readonly string[]): void {
  if (menu.dataset['ready'] !== undefined) return;
  menu.dataset['ready'] = '';
  const closeBeside = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.removeAttribute('open');
  };
  document.addEventListener('pointerdown', closeBeside);
  document.addEventListener('focusin', closeBeside);
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.hasAttribute('open')) return;
    event.preventDefault();
    menu.removeAttribute('open');
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    const version = link.dataset['version'] ?? versionOfLink(link.pathname, known);
    if (version?.startsWith('/') && version !== own) carrySettings(own, version);
  });
}

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
