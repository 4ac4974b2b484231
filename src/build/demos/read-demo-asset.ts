import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { packageOf, typesOf, type DemoAsset, type DemoCode, type DemoDependency } from '../../model';
import { BuildError } from '../build-error';
import { readDemoFile } from './read-demo-file';
import { isInstalled, versionOf } from './version-of';

/** What the page that shows a demo says of it. */
export type DemoTexts = Pick<DemoAsset, 'id' | 'title' | 'description' | 'keywords'>;

/** What every demo needs, whether it imports it or not: JSX and a root to mount in. */
const IMPLIED = ['react', 'react-dom'];
const EXTENSIONS = ['', '.tsx', '.ts', '/index.tsx', '/index.ts'];

/**
 * Reads a demo with all that it needs: its file, the files it imports (and those that they import), and the
 * packages with their installed versions.
 * @param file absolute path of the demo's own file.
 * @param root the project's root, for messages.
 * @throws {BuildError} naming the importing file where an import leads nowhere.
 */
export function readDemoAsset(texts: DemoTexts, file: string, root: string): DemoCode {
  const { sources, packages } = followImports(file, root);
  const files = sources.map((source) => ({ name: nameInDemo(file, source), ...readDemoFile(source) }));
  const dependencies: DemoDependency[] = [
    ...files.map(({ name, text }) => ({ type: 'FILE' as const, name, text })),
    ...Object.entries(packages).map(([name, version]) => ({ type: 'NPM' as const, name, version })),
  ];
  return { asset: { ...texts, dependencies }, files };
}

/** What a demo calls one of its files: the path from the folder of its own. */
export function nameInDemo(file: string, source: string): string {
  return path.relative(path.dirname(file), source).split(path.sep).join('/');
}

/** The files that a demo consists of, its own first; absolute paths. */
export function demoFiles(file: string, root: string): string[] {
  return followImports(file, root).sources;
}

/**
 * What a demo is made of: its files, its own first, as absolute paths; and its packages by name with their installed
 * versions, those that hold the types of others among them.
 * @throws {BuildError} as `readDemoAsset` does.
 */
export function followImports(file: string, root: string): { sources: string[]; packages: Record<string, string> } {
  const sources = new Set<string>();
  const names = new Set(IMPLIED);
  const follow = (from: string) => {
    if (sources.has(from)) return;
    sources.add(from);
    for (const specifier of importsOf(from, readFileSync(from, 'utf8'))) {
      if (!specifier.startsWith('.')) names.add(packageOf(specifier));
      else follow(resolveLocal(specifier, from, root));
    }
  };
  follow(file);

  const folder = path.dirname(file);
  const types = [...names].map(typesOf).filter((name) => isInstalled(name, folder));
  const packages = [...names, ...types].sort().map((name) => [name, versionOf(name, folder, root)] as const);
  return { sources: [...sources], packages: Object.fromEntries(packages) };
}

/** What was read of a file last. Demos share files, and each is followed for its code, its chunk and its project. */
const known = new Map<string, { text: string; imports: string[] }>();

/** What a source file imports, type-only imports included: a reader's project needs those too. */
export function importsOf(file: string, text: string): string[] {
  const before = known.get(file);
  if (before?.text === text) return before.imports;
  const imports = parseImports(file, text);
  known.set(file, { text, imports });
  return imports;
}

function parseImports(file: string, text: string): string[] {
  if (file.endsWith('.css')) {
    return [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]/g)].map((match) => match[1]!);
  }
  const { module } = parseSync(file, text);
  return [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) => found.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map((found) => text.slice(found.moduleRequest.start + 1, found.moduleRequest.end - 1)),
  ];
}

function resolveLocal(specifier: string, from: string, root: string): string {
  const base = path.resolve(path.dirname(from), specifier);
  const found = EXTENSIONS.map((extension) => base + extension).find((file) => /\.\w+$/.test(file) && existsSync(file));
  if (found) return found;
  throw new BuildError([
    {
      file: path.relative(root, from),
      line: lineOf(from, specifier),
      found: `import of "${specifier}", which does not exist`,
      expected: 'a file beside the demo',
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
