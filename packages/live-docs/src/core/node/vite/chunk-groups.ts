import path from 'node:path';
import type { Rolldown } from 'vite';
import { reactFile } from 'live-playground/build';
import type { ReactHomes } from '../config/react-homes';
import { ENTRIES, MODULES, PLAYGROUND_MODULES } from '../files/entries';
import { isInside, toId } from '../files/paths';

type NameChunk = Rolldown.CodeSplittingNameFunction;
type Context = Parameters<NameChunk>[1];

const NAMED_IMPORT = /\bimport\s*\{([^}]*)\}/g;

const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/](?!.*server)/;

/** What finds texts and addresses of other languages. In one file, of which every page has the name. */
const LANGUAGES = /[\\/](browser[\\/]locale[\\/]other-languages|model[\\/]local-address)[^\\/]*$|^\0virtual:locales$/;

/**
 * The chunks of what documents start with: React, what pages and demos share, the application around pages, and what shows a demo.
 * Without these groups, each set of pages that imports a module of them would get a chunk for it.
 * @param homes whose React pages and demos run with.
 */
export function chunkGroups({ pages, demos }: ReactHomes): Rolldown.CodeSplittingGroup[] {
  let starts: Record<'docs' | 'demo' | 'view', Set<string>> | undefined;
  const startsOf = (context: Context) =>
    (starts ??= {
      docs: collectImports(ENTRIES.docs, context),
      demo: collectImports(ENTRIES.demo, context),
      view: collectImports(ENTRIES.demoView, context),
    });
  const shared: NameChunk = (id, context) => {
    const { docs, demo } = startsOf(context);
    return docs.has(id) && demo.has(id) ? 'shared' : null;
  };
  const app: NameChunk = (id, context) => (startsOf(context).docs.has(id) ? 'app' : null);
  const view: NameChunk = (id, context) => {
    const { docs, demo, view } = startsOf(context);
    if (id !== ENTRIES.demoView && (!view.has(id) || docs.has(id))) return null;
    return demo.has(id) ? 'demo-parts' : 'demo-view';
  };
  // Where demos run with another React, no page starts with that.
  const folder =
    pages === demos ? '' : path.posix.dirname(path.posix.dirname(reactFile('react/package.json', pages, true)));
  return [
    { name: 'react', test: folder === '' ? REACT : (id) => REACT.test(id) && isInside(folder, toId(id)), priority: 2 },
    // Without what an index passes on to others.
    { name: shared, priority: 1, includeDependenciesRecursively: false },
    { name: app, includeDependenciesRecursively: false },
    { name: view, includeDependenciesRecursively: false },
    { name: 'languages', test: LANGUAGES, priority: -1, includeDependenciesRecursively: false },
  ];
}

/** The modules that one imports statically, directly or not, without itself. */
function collectImports(entry: string, context: Context): Set<string> {
  const found = new Set(importsOf(entry, context));
  // Those that are added meanwhile are followed, too.
  for (const id of found) for (const imported of importsOf(id, context)) found.add(imported);
  return found;
}

/** What a module imports. An index stands for the modules whose names are imported of it: its others load later. */
function importsOf(id: string, context: Context): string[] {
  const { importedIds = [], code } = context.getModuleInfo(id) ?? {};
  const names = new Set(
    [...(code ?? '').matchAll(NAMED_IMPORT)].flatMap(([, list = '']) => list.match(/[\w$]+/g) ?? []),
  );
  const resolve = (imported: string): string[] => {
    if (!isIndex(imported)) return [imported];
    const passedOn = context.getModuleInfo(imported)?.importedIds ?? [];
    return passedOn.filter((module) => exportsOneOf(names, module, context)).flatMap(resolve);
  };
  return importedIds.flatMap(resolve);
}

/** True for an index of our own, which only passes on what other modules export. What plugins import of is one, too. */
const isIndex = (id: string) =>
  [MODULES, PLAYGROUND_MODULES].some((folder) => isInside(folder, id)) &&
  /\/(index|components|internal)\.[jt]s$/.test(id);

const exportsOneOf = (names: Set<string>, module: string, context: Context) =>
  context.getModuleInfo(module)?.exports.some((name) => names.has(name)) ?? false;
