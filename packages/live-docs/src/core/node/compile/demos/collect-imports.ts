import { fileKind, isBuiltStyle, isLocal, isStyle, isWorkerImport, splitQuery } from 'live-playground/model';
import { packageOf } from '../../../model';
import type { DemoParts } from './read-demo';

/** What the demos of a site import, taken together. */
export interface ImportedByDemos {
  /** Packages and files of packages, as imports call them. */
  packages: string[];
  /** Stylesheets of packages. */
  styles: string[];
  /** Files that a demo imports; absolute paths. */
  files: string[];
  /** Those of them that the build compiles to CSS. */
  builtStyles: string[];
  /** Files that code knows by their address or text; absolute paths, with the query of the import. */
  values: string[];
  /** Files of packages that code knows so, as imports call them. */
  packageValues: string[];
}

/** What React needs beside what demos import: JSX, and a root to mount in. */
const IMPLIED = ['react', 'react-dom', 'react/jsx-runtime'];

/** Collects what demos import. */
export function collectImports(demos: Iterable<{ parts: DemoParts }>): ImportedByDemos {
  const found = {
    packages: new Set(IMPLIED),
    styles: new Set<string>(),
    files: new Set<string>(),
    builtStyles: new Set<string>(),
    values: new Set<string>(),
    packageValues: new Set<string>(),
  };
  for (const { parts } of demos) {
    const { sources, values } = parts;
    for (const { file, isHidden } of sources.slice(1)) if (!isHidden) found.files.add(file);
    for (const { file, query } of values) found.values.add(file + query);
    for (const { file, text, imports, typesOnly } of sources) {
      // The build compiles it with all that it imports.
      if (isBuiltStyle(file, text)) found.builtStyles.add(file);
      else
        for (const name of imports)
          if (!isLocal(name) && !isWorkerImport(name) && !isTypeFile(name, typesOnly))
            found[isStyle(file) ? 'styles' : kindOf(name)].add(name);
    }
  }
  const sorted = Object.entries(found).map(([kind, names]) => [kind, [...names].sort()]);
  return Object.fromEntries(sorted) as Record<keyof typeof found, string[]>;
}

/** True for a file of a package that has types alone: an edit may use more of a whole package. */
const isTypeFile = (name: string, typesOnly: readonly string[] = []) =>
  typesOnly.includes(name) && name !== packageOf(name);

/** What a script imports from a package. */
function kindOf(specifier: string): 'styles' | 'packageValues' | 'packages' {
  const { path, query } = splitQuery(specifier);
  if (query !== '' || fileKind(path) === 'value') return 'packageValues';
  return isStyle(path) ? 'styles' : 'packages';
}
