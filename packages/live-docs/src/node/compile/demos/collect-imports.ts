import { isLocal } from 'live-playground/model';
import type { DemoParts } from './read-demo';

/** What the demos of a site import, taken together. */
export interface ImportedByDemos {
  /** Packages and files of packages, as imports call them. */
  packages: string[];
  /** Stylesheets of packages. */
  styles: string[];
  /** Files that a demo imports; absolute paths. */
  files: string[];
}

/** What React needs beside what demos import: JSX, and a root to mount in. */
const IMPLIED = ['react', 'react-dom', 'react/jsx-runtime'];
const isStyle = (name: string) => name.endsWith('.css');

/** Collects what demos import. @param demos what each is made of, by id. */
export function collectImports(demos: Record<string, DemoParts>): ImportedByDemos {
  const packages = new Set(IMPLIED);
  const styles = new Set<string>();
  const files = new Set<string>();
  for (const { sources } of Object.values(demos)) {
    sources.slice(1).forEach(({ file }) => files.add(file));
    const imported = sources.flatMap(({ imports }) => imports.filter((name) => !isLocal(name)));
    for (const name of imported) (isStyle(name) ? styles : packages).add(name);
  }
  return { packages: [...packages].sort(), styles: [...styles].sort(), files: [...files].sort() };
}
