import type { Rolldown } from 'vite';
import { ENTRIES } from './entries';

type NameChunk = Rolldown.CodeSplittingNameFunction;
type Context = Parameters<NameChunk>[1];

/**
 * The chunks of what every document starts with: React, what pages and demos share, and the application around pages.
 * Without these groups, each set of pages that imports a module of them would get a chunk for it.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let starts: { docs: Set<string>; demo: Set<string> } | undefined;
  const startsOf = (context: Context) =>
    (starts ??= { docs: collectImports(ENTRIES.docs, context), demo: collectImports(ENTRIES.demo, context) });
  const shared: NameChunk = (id, context) => {
    const { docs, demo } = startsOf(context);
    return docs.has(id) && demo.has(id) ? 'shared' : null;
  };
  const app: NameChunk = (id, context) => (startsOf(context).docs.has(id) ? 'app' : null);
  return [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/](?!.*server)/, priority: 2 },
    { name: shared, priority: 1 },
    { name: app },
  ];
}

/** The modules that one imports statically, directly or not, without itself. */
function collectImports(entry: string, context: Context): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(entry);
  return found;
}
