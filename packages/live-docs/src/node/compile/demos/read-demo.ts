import path from 'node:path';
import { fileCandidates, isLocal } from 'live-playground/model';
import { packageOf, typesOf, type Problem } from '../../../model';
import { installedPackage } from '../../files/installed-package';
import type { Files } from '../../files/files';
import { resolveId, toPosix } from '../../files/paths';
import { followAlias } from '../../library/alias';
import { moduleCandidates } from '../../library/find-module';
import { nameImports, type ImportRules } from './name-imports';
import { lineAt, type SourceText } from './read-source';

/** A file that a demo consists of. */
interface DemoSource {
  /** Id of the file. */
  file: string;
  /** What the demo calls it: the path from its own folder. */
  name: string;
  text: string;
  /** What it imports, as written. */
  imports: string[];
}

/** What a demo is made of. */
export interface DemoParts {
  /** Its own file first, then those that it imports, and those that they import. */
  sources: DemoSource[];
  /** Installed versions of the packages by name, those that hold the types of others among them. */
  packages: Record<string, string>;
  /** What keeps it from running. */
  problems: Problem[];
}

/** What reading a demo needs. */
export interface DemoContext {
  /** Id of the project's root. */
  root: string;
  files: Files;
  /** A file that demos consist of; undefined if there is no such file. */
  sourceOf(file: string): SourceText | undefined;
  rules: ImportRules;
}

/** An import of a package. */
interface Use {
  source: DemoSource;
  specifier: string;
}

/** What every demo needs, whether it imports it or not: JSX and a root to mount in. */
const IMPLIED = ['react', 'react-dom'];

/** Reads what a demo is made of. @param file id of its own file, which exists. */
export function readDemo(file: string, { root, files, sourceOf, rules }: DemoContext): DemoParts {
  const folder = path.posix.dirname(file);
  const sources = new Map<string, DemoSource>();
  const problems: Problem[] = [];
  const follow = (from: string) => {
    if (sources.has(from)) return;
    const source = sourceOf(from) ?? MISSING;
    const { text, imports } = nameImports(source, from, folder, rules);
    sources.set(from, { file: from, name: toPosix(folder, from), text, imports });
    problems.push(...source.problems);
    for (const specifier of imports.filter(isLocal)) {
      const found = fileCandidates(resolveId(from, specifier)).find((candidate) => sourceOf(candidate));
      if (found) follow(found);
      else problems.push(deadImport(toPosix(root, from), text, specifier));
    }
  };
  follow(file);
  const first = sourceOf(file) ?? MISSING;
  if (problems.length === 0 && !first.hasDefault) problems.push(missingDefault(toPosix(root, file)));

  const uses: Use[] = [...sources.values()].flatMap((source) =>
    source.imports.filter((name) => !isLocal(name)).map((specifier) => ({ source, specifier })),
  );
  const names = [...new Set([...IMPLIED, ...uses.map(({ specifier }) => packageOf(specifier))])];
  const packages: Record<string, string> = {};
  const own = new Map(rules.libraries.all.flatMap((library) => (library.own ? [[library.name, library.own]] : [])));
  for (const { source, specifier } of uses) {
    const target = own.has(packageOf(specifier)) ? followAlias(rules.libraries.aliases, specifier) : undefined;
    if (target !== undefined && !moduleCandidates(target).some((candidate) => files.text(candidate) !== undefined))
      problems.push(deadLibraryImport(root, { source, specifier }));
  }
  for (const name of [...names, ...names.map(typesOf)].sort()) {
    const version = own.get(name)?.version ?? installedPackage(name, folder, files)?.version;
    if (version !== undefined) packages[name] = version;
    const user = uses.find(({ specifier }) => packageOf(specifier) === name);
    if (version === undefined && user) problems.push(missingPackage(name, root, user));
  }
  return { sources: [...sources.values()], packages, problems };
}

const MISSING: SourceText = { text: '', imports: [], places: [], hasDefault: false, problems: [] };

const missingDefault = (file: string): Problem => ({
  file,
  line: 1,
  found: 'the demo has no default export',
  expected: 'a component that the file exports by default',
  fix: 'Write "export default" before the component',
});

const deadImport = (file: string, text: string, specifier: string): Problem => ({
  file,
  line: lineOf(text, specifier),
  found: `import of "${specifier}", which leads to no file that a demo may have`,
  expected: 'a file that exists, with the ending .tsx, .ts, .jsx, .js or .css',
  fix: 'Correct the import or add the file',
});

const deadLibraryImport = (root: string, { source, specifier }: Use): Problem => ({
  file: toPosix(root, source.file),
  line: lineOf(source.text, specifier),
  found: `import of "${specifier}", which leads to no file of the library's source`,
  expected: `a file of ${packageOf(specifier)} that exists`,
  fix: 'Correct the import, or add an alias in site.config.ts',
});

const missingPackage = (name: string, root: string, { source, specifier }: Use): Problem => ({
  file: toPosix(root, source.file),
  line: lineOf(source.text, specifier),
  found: `the package "${name}" is not installed`,
  expected: 'every package that a demo imports among the dependencies',
  fix: `Run npm install ${name}`,
});

/** Line of the import of a specifier. */
function lineOf(text: string, specifier: string): number {
  const at = [`'${specifier}'`, `"${specifier}"`].map((quoted) => text.indexOf(quoted)).find((found) => found >= 0);
  return lineAt(text, at ?? 0);
}
