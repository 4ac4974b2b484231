import path from 'node:path';
import type { Manifest } from '../../core/node/files/installed-package';
import type { LibraryChoice } from './find-library';
import { PLACEHOLDER, readRepository } from './read-repository';

/** What a new site's configuration starts with. */
export interface SiteGuess {
  title: string;
  /** One sentence about the library, without a full stop at the end; empty if nothing says it. */
  summary: string;
  /** npm name; undefined for a site of plain pages. */
  library: string | undefined;
  repository: { url: string; directory?: string };
  /** The library's repository, if it's another one. */
  libraryRepository?: string;
}

/**
 * Guesses title and addresses of a site.
 * @param root the site's folder, absolute.
 * @param library what it documents.
 * @param manifest the `package.json` that the folder belongs to, if there is one, and the folder it lies in.
 */
export function guessSite(root: string, library?: LibraryChoice, manifest?: Manifest, folder = root): SiteGuess {
  const own = readRepository(manifest);
  const theirs = readRepository(library?.manifest);
  const below = path.relative(folder, root).split(path.sep).join('/');
  const directory = [own?.directory ?? '', below].filter(Boolean).join('/');
  return {
    title: titleOf(library?.name ?? path.basename(root)),
    summary: (library?.manifest.description ?? '').trim().replace(/\.$/, ''),
    library: library?.name,
    repository: own ? { url: own.url, ...(directory ? { directory } : {}) } : { url: theirs?.url ?? PLACEHOLDER },
    ...(own && theirs && theirs.url !== own.url ? { libraryRepository: theirs.url } : {}),
  };
}

/** `React Window` of `react-window`, `Dropdown` of `@scope/dropdown`. */
export function titleOf(name: string): string {
  const words = name
    .replace(/^@[^/]+\//, '')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Documentation';
}
