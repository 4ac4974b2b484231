import path from 'node:path';
import type { Folder, Note } from '../plan';
import { COMPONENTS } from '../print-config';

/** A component that a project adds to dumi's pages. */
export interface Builtin {
  name: string;
  /** Path of its module from the folder. */
  file: string;
  /** True if it needs dumi. */
  needsDumi: boolean;
}

const BUILTIN = /^\.dumi\/theme\/builtins\/([A-Z]\w*)(?:\/index)?\.[jt]sx?$/;
const DUMI = /(?:from|import|require\()\s*['"](?:dumi|umi|@umijs\/|dumi-)/;

/** Finds the components in `.dumi/theme/builtins`, which dumi offers to all pages by the names of their files. */
export function findBuiltins({ files, read }: Pick<Folder, 'files' | 'read'>): Builtin[] {
  return [...files].toSorted().flatMap((file) => {
    const name = BUILTIN.exec(file)?.[1];
    if (name === undefined) return [];
    const own = [...files].filter((one) => one === file || one.startsWith(`.dumi/theme/builtins/${name}/`));
    return [{ name, file, needsDumi: own.some((one) => DUMI.test(read(one) ?? '')) }];
  });
}

/** True for the module that changes dumi's routes while it runs. */
export const isApp = (file: string): boolean => /^\.dumi\/app\.[jt]sx?$/.test(file);

/** Routes that such a module adds to lead elsewhere: `{ path: '/demo', element: <Navigate to="basic" /> }`. */
export function readRoutes(code = ''): Record<string, string> {
  const routes = code.matchAll(/\bpath:\s*(['"])(\/[^'"]*)\1[^{}]*<Navigate\s+to=(['"])([^'"]+)\3/g);
  return Object.fromEntries(Array.from(routes, ([, , from = '', , to = '']) => [from, path.posix.resolve(from, to)]));
}

/** That module. */
export const printComponents = (components: Builtin[]) =>
  components
    .map(({ name, file }) => `export { default as ${name} } from './${file.replace(/(\/index)?\.[jt]sx?$/, '')}';\n`)
    .join('');

/** What a project adds to dumi's theme. */
export function notesOfTheme({ files, read }: Folder, builtins: Builtin[]): Note[] {
  const found = [...files].filter((file) => /^\.dumi\/(?!tmp\/|tsconfig\.json$)/.test(file));
  return found.flatMap((file): Note[] => {
    const builtin = builtins.find((one) => one.file === file);
    if (builtin && !builtin.needsDumi)
      return [{ kind: 'done', where: file, text: `${COMPONENTS} offers <${builtin.name}> to all pages` }];
    if (isApp(file) && Object.keys(readRoutes(read(file))).length > 0)
      return [{ kind: 'done', where: file, text: 'Its routes that lead elsewhere are in "redirects" now' }];
    const isPart = builtins.some(({ name }) => file.startsWith(`.dumi/theme/builtins/${name}/`));
    if (isPart && !builtin) return [];
    const text = builtin
      ? 'A component for pages, which imports dumi. If pages use it, write it without dumi, export it from a module and name that in "mdxComponents" of site.config.ts'
      : /\.(css|less|scss)$/.test(file)
        ? 'A style of all pages. Put what demos need of it into a file that "theme" of site.config.ts names'
        : "A part of dumi's theme, which isn't part of the site";
    return [{ kind: 'hand', where: file, text }];
  });
}
