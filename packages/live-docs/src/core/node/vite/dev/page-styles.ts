import { isCSSRequest, type EnvironmentModuleGraph, type EnvironmentModuleNode } from 'vite';

/** What begins the ids of modules that stand for a page or a demo. */
const PARTS = /^\0virtual:(page|demo)\//;

/**
 * Ids of the stylesheets that a page brings and that not all pages have, in the order in which they're applied. What loads later counts
 * once a browser has asked for it.
 * @param page id of its module, which a browser has asked for.
 * @param start id of the script that all pages start with.
 */
export function pageStyles(
  graph: Pick<EnvironmentModuleGraph, 'getModuleById'>,
  page: string,
  start: string,
): string[] {
  const everywhere = new Set(collect(graph.getModuleById(start), (id) => PARTS.test(id)));
  return collect(graph.getModuleById(page)).filter((id) => !everywhere.has(id));
}

/** Ids of the stylesheets that a module imports, directly or not, each behind those that come first. */
function collect(start: EnvironmentModuleNode | undefined, leaveOut = (_: string) => false): string[] {
  const visited = new Set<EnvironmentModuleNode>();
  const found: string[] = [];
  const visit = (module: EnvironmentModuleNode) => {
    if (visited.has(module) || (module.id && leaveOut(module.id))) return;
    visited.add(module);
    module.importedModules.forEach(visit);
    if (module.id && isCSSRequest(module.id)) found.push(module.id);
  };
  if (start) visit(start);
  return found;
}
