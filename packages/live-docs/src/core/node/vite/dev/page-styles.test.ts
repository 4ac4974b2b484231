import type { EnvironmentModuleNode } from 'vite';
import { expect, it } from 'vitest';
import { pageStyles } from './page-styles';

/** What each module imports. */
const IMPORTS: Record<string, string[]> = {
  'entry': ['theme.css', 'app', 'virtual:pages'],
  'app': ['app.css', 'search'],
  'search': ['search.css', 'app'],
  'virtual:pages': ['\0virtual:page/a', '\0virtual:page/b@zh'],
  '\0virtual:page/a': ['a.mdx'],
  'a.mdx': ['app', 'demo', 'a.css'],
  'demo': ['table.css', 'demo.css'],
  '\0virtual:page/b@zh': ['table.css'],
};

const modules = new Map<string, EnvironmentModuleNode>();
function getModuleById(id: string): EnvironmentModuleNode {
  const known = modules.get(id);
  if (known) return known;
  const module = { id, importedModules: new Set() };
  modules.set(id, module as unknown as EnvironmentModuleNode);
  for (const imported of IMPORTS[id] ?? []) module.importedModules.add(getModuleById(imported));
  return modules.get(id)!;
}

it('lists the stylesheets that a page brings, in their order, without those of all pages', () => {
  const graph = { getModuleById };
  expect(pageStyles(graph, '\0virtual:page/a', 'entry')).toEqual(['table.css', 'demo.css', 'a.css']);
  expect(pageStyles(graph, '\0virtual:page/b@zh', 'entry')).toEqual(['table.css']);
  expect(pageStyles({ getModuleById: () => undefined }, '\0virtual:page/none', 'entry')).toEqual([]);
});
