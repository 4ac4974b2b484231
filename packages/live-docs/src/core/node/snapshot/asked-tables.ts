import path from 'node:path';
import { isTyped } from '../compile/api/complete-tables';
import type { Asked } from '../compile/api/open-asked';
import type { Snapshot } from './snapshot';

/** The tables of a site whose type no file of `docs/api` names. */
export function askedTables({
  root,
  files,
  entries,
  words,
}: Pick<Snapshot, 'root' | 'files' | 'entries' | 'words'>): Asked {
  const shown = entries.flatMap(({ compiled }) => compiled.tables);
  const isKnown = (id: string) => {
    const written = words.tables.get(id);
    return written !== undefined && isTyped(written);
  };
  const controlled = entries.flatMap(({ compiled }) => compiled.demos.flatMap(({ controls }) => controls?.of ?? []));
  const named = [...words.tables.keys(), ...shown.flatMap(({ id, isFile }) => (isFile ? [] : id)), ...controlled];
  const paths = new Set(shown.flatMap(({ id, isFile }) => (isFile ? id : [])));
  return {
    ids: [...new Set(named)].filter((id) => !isKnown(id)),
    files: Object.fromEntries(
      [...paths].flatMap((name) => {
        const file = findSource(root, name, files.has);
        return file === undefined ? [] : [[name, file] as const];
      }),
    ),
  };
}

/** A file by its path from the site's folder, or from one above it in the same repository. */
function findSource(root: string, name: string, has: (file: string) => boolean): string | undefined {
  for (let folder = root; ; folder = path.posix.dirname(folder)) {
    const file = path.posix.join(folder, name);
    if (has(file)) return file;
    if (folder === path.posix.dirname(folder) || has(`${folder}/.git`)) return undefined;
  }
}
