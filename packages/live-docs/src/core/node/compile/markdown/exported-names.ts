import { parseSync } from 'vite';

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
