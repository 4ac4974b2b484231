import path from 'node:path';
import { decodePart } from '../../../model';
import { toPosix } from '../../files/paths';
import type { Origin } from './origin';
import type { PageInput } from './page-output';

/** Where a relative address of a page leads. */
export interface Target {
  /** Id of the file. */
  file: string;
  /** What is behind the path: `?a`, `#b`. */
  rest: string;
}

/** The file that a link or an image of a file names by its path; from the repository's root for `/` in an included file. */
export function targetOf(address: string, origin: Origin, { repository }: PageInput): Target | undefined {
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (!name || (name.startsWith('/') && !origin.isIncluded)) return undefined;
  const folder = name.startsWith('/') ? repository.folder : path.posix.dirname(origin.file);
  return { file: path.posix.join(folder, decodePart(name)).replace(/(.)\/$/, '$1'), rest };
}

/** The address of the page that a file is: `guide/sorting` leads to `guide/sorting.md` as well. */
export function pageAt({ file, rest }: Target, { files }: PageInput): string | undefined {
  const names = [file, `${file}.md`, `${file}.mdx`, `${file}/index.md`, `${file}/index.mdx`];
  const address = names.map((name) => files.addressOf(name)).find((found) => found !== null);
  return address && address.replaceAll('%', '%25') + rest;
}

/**
 * The address of a file in the repository, as GitHub has it.
 * @param view `blob` for what a reader looks at, `raw` for the file itself.
 */
export function repositoryAddress(
  { file, rest }: Target,
  { repository }: PageInput,
  view: 'blob' | 'raw',
): string | undefined {
  const name = toPosix(repository.folder, file);
  if (name.startsWith('..')) return undefined;
  return encodeURI([repository.url, view, repository.branch, name].filter(Boolean).join('/')) + rest;
}
