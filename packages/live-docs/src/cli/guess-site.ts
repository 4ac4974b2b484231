import type { Manifest } from '../node/files/installed-package';

/** What a new site's configuration starts with. */
export interface SiteGuess {
  title: string;
  library: string;
  repository: { url: string; directory?: string };
  /** The library's repository, if it's another one. */
  libraryRepository?: string;
}

/** What the configuration says until its author corrects it. */
export const PLACEHOLDER = 'https://github.com/owner/name';

/** Packages for React that every site has. */
const OWN = ['react-dom', 'live-docs'];

/**
 * Guesses what a site documents from the packages that its folder depends on: the first one that is made for React.
 * @param folder name of the site's folder.
 * @param manifest `package.json` in that folder, if there is one.
 * @param installed finds an installed package by its name.
 */
export function guessSite(
  folder: string,
  manifest: Manifest = {},
  installed: (name: string) => Manifest | undefined = () => undefined,
): SiteGuess {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const library = names.find((name) => !OWN.includes(name) && installed(name)?.peerDependencies?.['react']);
  const own = readRepository(manifest);
  const theirs = library === undefined ? undefined : readRepository(installed(library));
  return {
    title: titleOf(library ?? folder),
    // Installed with every site, so that the start works.
    library: library ?? 'react',
    repository: own ?? { url: theirs?.url ?? PLACEHOLDER },
    ...(own && theirs && theirs.url !== own.url ? { libraryRepository: theirs.url } : {}),
  };
}

/** `React Window` of `react-window`, `Dropdown` of `@scope/dropdown`. */
function titleOf(name: string): string {
  const words = name
    .replace(/^@[^/]+\//, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Documentation';
}

/** The web address of a package's repository; undefined if it names none. */
function readRepository({ repository }: Manifest = {}): SiteGuess['repository'] | undefined {
  const { url = '', directory } =
    typeof repository === 'object' ? repository : { url: repository, directory: undefined };
  // `git+https://…`, `git@host:owner/name`, `github:owner/name`, `owner/name`, with `.git` or a branch at the end.
  const address = url
    .replace(/^git\+/, '')
    .replace(/^github:|^(?=\w[\w.-]*\/[\w.-]+$)/, 'https://github.com/')
    .replace(/^(ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$2/')
    .replace(/^(git|http):\/\//, 'https://')
    .replace(/(\.git)?\/?(#.*)?$/, '');
  if (!address.startsWith('https://') || !URL.canParse(address)) return undefined;
  return { url: address, ...(directory ? { directory } : {}) };
}
