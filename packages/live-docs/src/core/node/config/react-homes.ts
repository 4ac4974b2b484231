import { installedPackage } from '../files/installed-package';
import { ENGINE } from '../files/entries';

/** Folders from which React is resolved, absolute. If they differ, each demo is an island with a root of its React. */
export interface ReactHomes {
  /** Of the engine's pages. */
  pages: string;
  /** Of demos, and of the library. */
  demos: string;
}

/** The oldest React that the engine's pages work with: `useEffectEvent` came with it. `package.json` says the same. */
export const PAGES_REACT = { major: 19, minor: 2 };

/**
 * Finds whose React pages and demos run with. One copy serves both if the site's is recent enough, or if it has none.
 * @param root the site's folder, absolute.
 */
export function findReact(root: string): ReactHomes {
  const version = installedPackage('react', root)?.version;
  if (version === undefined) return { pages: ENGINE, demos: ENGINE };
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isShared = major === PAGES_REACT.major && minor >= PAGES_REACT.minor;
  return { pages: isShared ? root : ENGINE, demos: root };
}
