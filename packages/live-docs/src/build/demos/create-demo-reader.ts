import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { fileCandidates, findStyleImports, isLocal, packageOf, typesOf } from '../../model';
import { BuildError } from '../build-error';
import { toPosix } from '../to-posix';
import { isInstalled, versionOf } from './version-of';

/** A file that a demo consists of. */
export interface DemoSource {
  /** Absolute path. */
  file: string;
  /** What the demo calls it: the path from the folder of its own. */
  name: string;
  /** What it imports, as written: files, packages and their files; types too, since a reader's project needs those. */
  imports: string[];
}

/** What a demo is made of. */
export interface DemoParts {
  /** Its own file first, then those that it imports, and those that they import. */
  sources: DemoSource[];
  /** Installed versions of the packages by name, those that hold the types of others among them. */
  packages: Record<string, string>;
}

/**
 * Reads what a demo is made of. @param file absolute path of its own file.
 * @throws {BuildError} naming the importing file where an import leads nowhere.
 */
export type DemoReader = (file: string) => DemoParts;

/** What every demo needs, whether it imports it or not: JSX and a root to mount in. */
const IMPLIED = ['react', 'react-dom'];

/**
 * Makes a reader that remembers what each file imported last: demos share files, and each is asked for several times.
 * @param root the project's root, for messages.
 */
export function createDemoReader(root: string): DemoReader {
  const known = new Map<string, { text: string; imports: string[] }>();

  const importsOf = (file: string): string[] => {
    const text = readFileSync(file, 'utf8');
    const before = known.get(file);
    if (before?.text === text) return before.imports;
    const imports = findImports(file, text);
    known.set(file, { text, imports });
    return imports;
  };

  return (file) => {
    const folder = path.dirname(file);
    const sources = new Map<string, DemoSource>();
    const follow = (from: string) => {
      if (sources.has(from)) return;
      const imports = importsOf(from);
      sources.set(from, { file: from, name: toPosix(folder, from), imports });
      for (const specifier of imports.filter(isLocal)) follow(resolveLocal(specifier, from, root));
    };
    follow(file);

    const imported = [...sources.values()].flatMap(({ imports }) => imports.filter((name) => !isLocal(name)));
    const names = [...new Set([...IMPLIED, ...imported.map(packageOf)])];
    const types = names.map(typesOf).filter((name) => isInstalled(name, folder));
    const packages = [...names, ...types].sort().map((name) => [name, versionOf(name, folder, root)] as const);
    return { sources: [...sources.values()], packages: Object.fromEntries(packages) };
  };
}

function findImports(file: string, text: string): string[] {
  if (file.endsWith('.css')) return findStyleImports(text).map(({ name }) => name);
  const { module } = parseSync(file, text);
  return [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) => found.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    // One that is put together as it runs names nothing yet.
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^(['"])(.*)\1$/.exec(text.slice(start, end));
      return literal?.[2] ?? [];
    }),
  ];
}

function resolveLocal(specifier: string, from: string, root: string): string {
  const base = path.resolve(path.dirname(from), specifier);
  const found = fileCandidates(base).find((file) => existsSync(file));
  if (found) return found;
  throw new BuildError([
    {
      file: toPosix(root, from),
      line: lineOf(from, specifier),
      found: `import of "${specifier}", which leads to no file that a demo may have`,
      expected: 'a file that exists, with the ending .tsx, .ts, .jsx, .js or .css',
      fix: 'Correct the import or add the file',
    },
  ]);
}

function lineOf(file: string, text: string): number {
  return (
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1
  );
}
