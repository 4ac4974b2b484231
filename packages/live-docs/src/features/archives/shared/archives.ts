/** Name of the file that lists the versions of the documentation, below the base of the newest. */
export const VERSIONS_FILE = 'archives.json';

/** The documentation of a version. */
export interface DocsVersion {
  title: string;
  /** Address of its first page, with a slash at the end: `/v7/`, or a whole one. */
  href: string;
  /** Addresses of its pages, below its own. Absent for one that lies elsewhere. */
  pages?: readonly string[];
}

/** Where a page leads in another version. */
export interface Successor {
  path: string;
  /** True for the same page, false for the nearest one that's there. */
  isSame: boolean;
}

/**
 * The page of another version that has the place of a page: the same address, or the nearest one above it that's there. A page whose language
 * the other version lacks is the same in its default one.
 * @param path address of a page, without the base: `/zh-CN/demo/simple`.
 * @param pages addresses of the other version.
 */
export function findSuccessor(path: string, pages: ReadonlySet<string>): Successor {
  for (let above = path; above.length > 1; above = above.slice(0, above.lastIndexOf('/')) || '/') {
    const found = [above, above.replace(LANGUAGE, '/')].find((one) => pages.has(one));
    if (found !== undefined) return { path: found, isSame: above === path };
  }
  return { path: '/', isSame: path === '/' };
}

/** The language that an address starts with: `/zh-CN/`. */
const LANGUAGE = /^\/[a-z]{2,3}(?:-[a-z\d]{2,8})*(?:\/|$)/i;

/** The address of a page in a version. @param path without the base. */
export const addressIn = ({ href }: Pick<DocsVersion, 'href'>, path: string): string => href + encodeURI(path.slice(1));
