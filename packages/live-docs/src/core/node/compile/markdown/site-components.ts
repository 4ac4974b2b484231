import { parseSync } from 'vite';
import type { MarkdownOptions, PageInput } from './page-output';

/** The module of the site's own components, and the names that it exports: null if these can't be known. */
export function siteComponents(
  { root, files }: PageInput,
  { mdxComponents }: MarkdownOptions,
): { module: string | undefined; names: readonly string[] | null } {
  if (mdxComponents === undefined) return { module: undefined, names: [] };
  const module = `${root}/${mdxComponents}`;
  return { module, names: files.exportedNames(module) };
}

/** Names that a module exports, types left out. Null if that can't be known: for `export *`, and for a module with errors. */
export function exportedNames(text: string): string[] | null {
  const { module, errors } = parseSync('module.tsx', text);
  const all = module.staticExports.flatMap(({ entries }) => entries);
  if (
    errors.length > 0 ||
    all.some(({ importName, exportName }) => importName.kind.startsWith('All') && !exportName.name)
  )
    return null;
  return all.flatMap(({ exportName, isType }) => (exportName.name && !isType ? [exportName.name] : []));
}
