import { createRequire } from 'node:module';
import { searchForWorkspaceRoot } from 'vite';
import type { TypeData } from 'live-playground/model';
import type { TypeScriptModule } from '../../compile/types/create-program';
import type { Api } from '../../snapshot/api';
import { offeredPackages } from '../../compile/demos/offered-packages';
import { keptReading } from '../../compile/types/kept-reading';
import { readDeclarations } from '../../compile/types/read-declarations';
import { hashBase } from '../../snapshot/keep-pages';
import { shownSources, type Snapshot } from '../../snapshot/snapshot';
import { ENGINE, engineModule } from '../../files/entries';
import { toId } from '../../files/paths';
import { ownPackages } from '../../library/library';

const TYPES = {
  name: 'types',
  module: engineModule('core/node/compile/types/read-declarations'),
  read: readDeclarations,
};

/**
 * What the type worker needs of a site.
 * @param api the reference, if the site has one.
 * @param declared declarations of the library's own source, by the id of the module.
 */
export async function typeData(
  { root, config, libraries, demos, files: siteFiles }: Snapshot,
  api?: Api,
  declared: ReadonlyMap<string, string> = new Map(),
): Promise<TypeData> {
  const all = [...demos.values()];
  const [own] = ownPackages(libraries);
  const sources = new Map(all.flatMap(({ parts }) => parts.sources.map((source) => [source.file, source] as const)));
  const offered = offeredPackages(root, libraries, siteFiles);
  // Files that demos import: an edited demo may import those of another.
  const shared = all.flatMap((demo) => shownSources(demo).slice(1));
  const input = {
    root,
    workspace: toId(searchForWorkspaceRoot(root)),
    engine: toId(ENGINE),
    libraries,
    sources: [
      ...[...sources.values()].map(({ file, imports }) => ({ file, imports })),
      { file: `${root}/index.tsx`, imports: offered.libraries },
    ],
    untyped: offered.others,
    declared: Object.fromEntries(declared),
    named: [root, ...all.map(({ file }) => file), ...shared.map(({ file }) => file)],
    packages: hashBase(root, config),
  };
  // In this thread: it takes no longer than another one needs to begin.
  const loadCompiler = async () => createRequire(import.meta.url)('typescript') as TypeScriptModule;
  const { pathsOf, files, roots, links, packages, paths } = await keptReading(TYPES, input, loadCompiler);
  const pathOf = (file: string) => pathsOf[file]!;
  return {
    roots,
    links,
    packages,
    ...(Object.keys(paths).length > 0 ? { paths } : {}),
    ...(own ? { strictness: own.strictness } : {}),
    files: { ...files, ...Object.fromEntries(shared.map(({ file, text }) => [pathOf(file), text])) },
    root: pathOf(root),
    demos: Object.fromEntries(all.map(({ id, file }) => [id, pathOf(file)])),
    ...readUses([...sources.values()].map(({ text }) => text)),
    ...(api?.forEditor() ?? { api: [], types: {} }),
  };
}

/** How often texts set a property of a name, in objects and in JSX, and what they call default exports. */
function readUses(texts: string[]): Pick<TypeData, 'uses' | 'defaults'> {
  const all = texts.join('\n');
  const uses = count([...all.matchAll(/(?<![\w$.'"])([a-z][\w$]*)\s*[:=](?![=>])/g)].map(([, name = '']) => name));
  const imports = all.matchAll(/^import ([\w$]+)(?:, \{[^}]*\})? from '([^'.][^']*)'/gm);
  // Those that are used most are the last to be written.
  const defaults = [...count([...imports].map(([, name = '', module = '']) => `${module} ${name}`))]
    .sort(([, a], [, b]) => a - b)
    .map(([entry]) => entry.split(' ') as [string, string]);
  return {
    uses: Object.fromEntries([...uses].filter(([, times]) => times > 1).sort(([a], [b]) => (a < b ? -1 : 1))),
    defaults: Object.fromEntries(defaults),
  };
}

function count(names: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
