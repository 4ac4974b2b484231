import path from 'node:path';
import {
  fileKind,
  FILE_KINDS,
  isLocal,
  isStyle,
  isWorkerImport,
  splitQuery,
  styleCandidates,
} from 'live-playground/model';
import { packageOf, typesOf, type Problem } from '../../../model';
import { installedPackage } from '../../files/installed-package';
import { ENGINE } from '../../files/entries';
import type { Files } from '../../files/files';
import { resolveId, toPosix } from '../../files/paths';
import { followAlias } from '../../library/alias';
import { moduleCandidates } from '../../library/find-module';
import { followImport } from './follow-import';
import { nameImports, type ImportRules } from './name-imports';
import { lineAt } from './line-at';
import { withoutControls } from './read-controls';
import { missingEntries } from './missing-entries';
import { NOTHING, type SourceText } from './read-source';
import { findCompiler } from './style-compilers';

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

/** A file that a demo needs and that isn't code: a picture, a font, or what it imports as text or by its address. */
interface DemoValue {
  /** Id of the file. */
  file: string;
  /** What the demo calls it: the path from its own folder. */
  name: string;
  /** What imports have behind the path: `?raw`, or nothing. */
  query: string;
}

/** What a demo is made of. */
export interface DemoParts {
  /** Its own file first, then those that it imports, and those that they import. */
  sources: DemoSource[];
  /** Files that aren't shown as code. */
  values: DemoValue[];
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
  /** What can't be read of the library's own source, as far as imports reach it. See `createLibraryCheck`. */
  checkLibrary(targets: readonly string[]): Problem[];
}

/** An import of a package. */
interface Use {
  source: DemoSource;
  specifier: string;
}

/** What every demo needs, whether it imports it or not: JSX and a root to mount in. */
const IMPLIED = ['react', 'react-dom'];

/** Reads what a demo is made of. @param file id of its own file, which exists. */
export function readDemo(file: string, { root, files, sourceOf, rules, checkLibrary }: DemoContext): DemoParts {
  const folder = path.posix.dirname(file);
  const sources = new Map<string, DemoSource>();
  const values = new Map<string, DemoValue>();
  const problems: Problem[] = [];
  const isThere = (candidate: string) =>
    fileKind(candidate) === 'value' || fileKind(candidate) === undefined ? files.has(candidate) : !!sourceOf(candidate);
  const follow = (from: string) => {
    if (sources.has(from)) return;
    const source = sourceOf(from) ?? NOTHING;
    const { text: named, imports } = nameImports(source, from, folder, rules);
    const text = from === file ? withoutControls(named) : named;
    sources.set(from, { file: from, name: toPosix(folder, from), text, imports });
    problems.push(...source.problems);
    const take = (specifier: string): boolean => {
      const found = followImport(from, specifier, isThere);
      if (!found) return false;
      const { file: target, query, isSource } = found;
      if (isSource) follow(target);
      // A worker is code, and no value.
      if (!isSource || (query !== '' && !isWorkerImport(query)))
        values.set(target + query, { file: target, name: toPosix(folder, target), query });
      return true;
    };
    for (const specifier of imports) {
      // A stylesheet may leave out the dot: what isn't beside it is a package's.
      if (!isLocal(specifier)) {
        if (isStyle(from) && !specifier.startsWith('~')) take(`./${specifier}`);
      } else if (!take(specifier)) {
        const isAbsent = !files.has(resolveId(from, splitQuery(specifier).path));
        problems.push(deadImport(toPosix(root, from), text, specifier, isAbsent));
      }
    }
    // What isn't there is left as it's written.
    for (const address of source.addresses) take(address.startsWith('.') ? address : `./${address}`);
  };
  follow(file);
  const first = sourceOf(file) ?? NOTHING;
  if (problems.length === 0 && !first.hasDefault) problems.push(missingDefault(toPosix(root, file)));

  if (problems.length === 0 && first.notComponent)
    problems.push(notComponent(toPosix(root, file), first, first.notComponent));

  const isOwn = (from: string, specifier: string) =>
    isLocal(specifier) || (isStyle(from) && followImport(from, `./${specifier}`, isThere) !== undefined);
  const uses: Use[] = [...sources.values()].flatMap((source) =>
    source.imports
      .filter((name) => !isOwn(source.file, name))
      .map((specifier) => ({ source, specifier: specifier.replace(/^~/, '') })),
  );
  const names = [...new Set([...IMPLIED, ...uses.map(({ specifier }) => packageOf(specifier))])];
  const packages: Record<string, string> = {};
  const own = new Map(rules.libraries.all.flatMap((library) => (library.own ? [[library.name, library.own]] : [])));
  const targets: string[] = [];
  for (const { source, specifier } of uses) {
    const { path: named } = splitQuery(specifier);
    const target = own.has(packageOf(named)) ? followAlias(rules.libraries.aliases, named) : undefined;
    if (target !== undefined) targets.push(target);
    const candidates = isStyle(source.file) ? styleCandidates : moduleCandidates;
    if (target !== undefined && !candidates(target, source.file).some((candidate) => files.has(candidate)))
      problems.push(deadLibraryImport(root, { source, specifier }));
  }
  problems.push(...checkLibrary(targets));
  for (const name of [...names, ...names.map(typesOf)].sort()) {
    const installed = installedPackage(name, folder, files) ?? ownReact(name, files);
    const version = own.get(name)?.version ?? installed?.version;
    if (version !== undefined) packages[name] = version;
    const user = uses.find(({ specifier }) => packageOf(specifier) === name);
    if (version === undefined && user) problems.push(missingPackage(name, root, user));
    const whole = uses.find(({ specifier }) => specifier === name);
    if (!whole || !installed || own.has(name) || followAlias(rules.libraries.aliases, name) !== undefined) continue;
    const missing = missingEntries(name, folder, files);
    if (missing.length > 0) problems.push(unbuiltPackage(name, root, whole, missing));
  }
  for (const source of sources.values()) {
    for (const specifier of source.imports) {
      const compiler = findCompiler(specifier, root, files);
      if (compiler?.version !== undefined) packages[compiler.name] = compiler.version;
      else if (compiler) problems.push(missingCompiler(compiler.name, root, { source, specifier }));
    }
  }
  return { sources: [...sources.values()], values: [...values.values()], packages, problems };
}

/** The engine's React, with which the demos of a site run that has none. */
const ownReact = (name: string, files: Files) =>
  IMPLIED.includes(name) ? installedPackage(name, ENGINE, files) : undefined;

const missingDefault = (file: string): Problem => ({
  file,
  line: 1,
  found: 'the demo has no default export',
  expected: 'a component that the file exports by default',
  fix: 'Write "export default" before the component',
});

const notComponent = (file: string, { text }: SourceText, kind: NonNullable<SourceText['notComponent']>): Problem => ({
  file,
  line: lineAt(text, Math.max(text.search(/export default|\bas default\b/), 0)),
  found: `the default export is ${{ object: 'an object', list: 'a list', story: 'an object that describes stories of Storybook' }[kind]}, not a component`,
  expected: 'a component that the file exports by default',
  fix:
    kind === 'story'
      ? 'Write a component that renders one story and export that: "From Storybook" in the documentation of live-docs says how'
      : 'Export the component by default',
});

/** @param isAbsent false for a file that is there and of another kind. */
const deadImport = (file: string, text: string, specifier: string, isAbsent: boolean): Problem => ({
  file,
  line: lineOf(text, specifier),
  found: `import of "${specifier}", ${isAbsent ? 'which leads to no file' : 'a kind of file that a demo cannot import'}`,
  expected: isAbsent ? 'a file that exists' : FILE_KINDS,
  fix: isAbsent ? 'Correct the import or add the file' : 'Import it with "?raw" as text, with "?url" as an address',
});

const missingCompiler = (name: string, root: string, { source, specifier }: Use): Problem => ({
  file: toPosix(root, source.file),
  line: lineOf(source.text, specifier),
  found: `import of "${specifier}", which needs the package "${name}": it is not installed`,
  expected: 'the package that compiles such stylesheets among the development dependencies',
  fix: `Run npm install -D ${name}`,
});

const deadLibraryImport = (root: string, { source, specifier }: Use): Problem => ({
  file: toPosix(root, source.file),
  line: lineOf(source.text, specifier),
  found: `import of "${specifier}", which leads to no file of the library's source`,
  expected: `a file of ${packageOf(specifier)} that exists`,
  fix:
    fileKind(specifier) === 'script' || fileKind(specifier) === undefined
      ? 'Correct the import, or add an alias in site.config.ts'
      : 'Build the library if its build makes this file, or lead the import to its source with "alias" in site.config.ts',
});

/** What npm takes for the name of a package. */
const PACKAGE_NAME = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/i;

const missingPackage = (name: string, root: string, { source, specifier }: Use): Problem => {
  const place = { file: toPosix(root, source.file), line: lineOf(source.text, specifier) };
  return PACKAGE_NAME.test(name)
    ? {
        ...place,
        found: `the package "${name}" is not installed`,
        expected: 'every package that a demo imports among the dependencies',
        fix: `Run npm install ${name}, or add an alias of this name to "alias" in site.config.ts`,
      }
    : {
        ...place,
        found: `import of "${specifier}", which is neither a file, nor a package, nor an alias`,
        expected: 'an alias of "paths" in tsconfig.json, or of "alias" in site.config.ts',
        fix: 'Add it there: demos don\'t know those of the option "vite"',
      };
};

const unbuiltPackage = (
  name: string,
  root: string,
  { source, specifier }: Use,
  missing: readonly string[],
): Problem => ({
  file: toPosix(root, source.file),
  line: lineOf(source.text, specifier),
  found: `the package "${name}" has none of the files that its package.json names: ${missing.join(', ')}`,
  expected: 'a package that is built, or an alias to its source',
  fix: `Build it, or lead "${name}" to its source with "alias" in site.config.ts`,
});

/** Line of the import of a specifier. */
function lineOf(text: string, specifier: string): number {
  const at = [`'${specifier}'`, `"${specifier}"`].map((quoted) => text.indexOf(quoted)).find((found) => found >= 0);
  return lineAt(text, at ?? 0);
}
