import { readFileSync } from 'node:fs';
import path from 'node:path';
import { demoFiles, importsOf } from './read-demo-asset';

/** What the demos of a site import, taken together. */
export interface ImportedByDemos {
  /** Packages and files of packages, as imports call them. */
  packages: string[];
  /** Stylesheets of packages. */
  styles: string[];
  /** Files that a demo imports; absolute paths. */
  files: string[];
  demos: { id: string; folder: string; styles: string[] }[];
}

/** What React needs beside what demos import: JSX, and a root to mount in. */
const IMPLIED = ['react', 'react-dom', 'react/jsx-runtime'];
const isStyle = (name: string) => name.endsWith('.css');

/** Collects what demos import. @param demos their ids and files, absolute. */
export function collectImports(demos: { id: string; file: string }[], root: string): ImportedByDemos {
  const packages = new Set(IMPLIED);
  const styles = new Set<string>();
  const files = new Set<string>();
  const entries = demos.map(({ id, file }) => {
    const own = new Set<string>();
    for (const source of demoFiles(file, root)) {
      if (source !== file) files.add(source);
      for (const name of importsOf(source, readFileSync(source, 'utf8'))) {
        if (name.startsWith('.')) continue;
        if (!isStyle(name)) packages.add(name);
        else own.add(name);
      }
    }
    own.forEach((name) => styles.add(name));
    return { id, folder: path.relative(root, path.dirname(file)).split(path.sep).join('/'), styles: [...own] };
  });
  return { packages: [...packages].sort(), styles: [...styles].sort(), files: [...files].sort(), demos: entries };
}
