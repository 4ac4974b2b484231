import { createRequire } from 'node:module';
import { searchForWorkspaceRoot } from 'vite';
import type { TypeData } from '../../model';
import type { Snapshot } from '../content/snapshot';
import { familyOf } from '../demos/family-of';
import { ENGINE } from '../entries';
import { toId } from '../paths';
import { collectDeclarations } from './collect-declarations';
import type { Compiler } from './compiler';

/** Packages whose comments readers see: the documented library, those of its scope, and React. */
const commentsOf = (library: string) => {
  const family = familyOf(library);
  return (file: string) => {
    const name = file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length);
    return family.test(name) || name.startsWith('@types/react/');
  };
};

/** What the type worker needs of a site. */
export function typeData({ root, config, demos }: Snapshot): TypeData {
  const all = [...demos.values()];
  const sources = new Map(all.flatMap(({ parts }) => parts.sources.map((source) => [source.file, source] as const)));
  const { pathOf, files, ...declarations } = collectDeclarations({
    ts: createRequire(import.meta.url)('typescript') as Compiler,
    root,
    workspace: toId(searchForWorkspaceRoot(root)),
    engine: toId(ENGINE),
    sources: sources.values(),
    keepsComments: commentsOf(config.library),
  });
  // Files that demos import: an edited demo may import those of another.
  const shared = all.flatMap(({ parts }) => parts.sources.slice(1));
  return {
    ...declarations,
    files: { ...files, ...Object.fromEntries(shared.map(({ file, text }) => [pathOf(file), text])) },
    root: pathOf(root),
    demos: Object.fromEntries(all.map(({ id, file }) => [id, pathOf(file)])),
  };
}
