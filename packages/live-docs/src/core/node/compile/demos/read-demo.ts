import path from 'node:path';
import {
  FILE_KINDS,
  fileCandidates,
  fileKind,
  isLocal,
  isStyle,
  isWorkerImport,
  splitQuery,
  styleCandidates,
  styleCompiler,
} from 'live-playground/model';
import { packageOf, typesOf, type Problem } from '../../../model';
import { ENGINE } from '../../files/entries';
import { once, type Files } from '../../files/files';
import { installedPackage, packageFolder } from '../../files/installed-package';
import { resolveId, toPosix } from '../../files/paths';
import { followAlias } from '../../library/alias';
import { moduleCandidates } from '../../library/find-module';
import { lineAt } from './line-at';
import { nameImports, type ImportRules } from './name-imports';
import { withoutControls } from './read-controls';
import { NOTHING, type SourceText } from './read-source';

/** A file that a demo consists of. */
interface DemoSource {
  /** Id of the file. */
  file: string;
  /** What the demo calls it: the path from its own folder. */
  name: string;
  text: string;
  /** What it imports, as written. */
  imports: string[];
  /** Those that it imports types alone of. */
  typesOnly?: readonly string[];
  /** It runs, and readers don't see it. */
  isHidden?: true;
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
  /** Its own file first, then those that it imports, and those that they import; hidden ones last. */
  sources: DemoSource[];
  /** Files that aren't shown as code. */
  values: DemoValue[];
  /** Installed versions of the packages that its shown files need, by name, those that hold the types of others among them. */
  packages: Record<string, string>;
  /** What keeps it from running. */
  problems: Problem[];
}

interface DemoContext {
  /** Id of the project's root. */
  root: string;
  files: Files;
  /** A file that demos consist of; undefined if there is no such file. */
  sourceOf(file: string): SourceText | undefined;
  rules: ImportRules;
  /** What can't be read of the library's own source, as far as imports reach it. See `createLibraryCheck`. */
  checkLibrary(targets: readonly string[]): Problem[];
}

interface Use {
  source: Pick<DemoSource, 'file' | 'text'>;
  specifier: string;
}

/** What is wrong with it, what was expected, and what to do. */
type Wrong = readonly [found: string, expected: string, fix: string];

/** What every demo needs, whether it imports it or not: JSX and a root to mount in. */
const IMPLIED = ['react', 'react-dom'];

/** Reads what a demo is made of. @param file id of its own file, which exists. */
export function readDemo(file: string, { root, files, sourceOf, rules, checkLibrary }: DemoContext): DemoParts {
  const folder = path.posix.dirname(file);
  const sources = new Map<string, DemoSource>();
  const values = new Map<string, DemoValue>();
  /** The files that each file imports. */
  const targets = new Map<string, string[]>();
  const problems: Problem[] = [];
  const refuse = ({ source: { file, text }, specifier }: Use, [found, expected, fix]: Wrong) =>
    problems.push({ file: toPosix(root, file), line: lineOf(text, specifier), found, expected, fix });
  const isThere = (candidate: string) =>
    fileKind(candidate) === 'value' || fileKind(candidate) === undefined ? files.has(candidate) : !!sourceOf(candidate);
  const follow = (from: string) => {
    if (sources.has(from)) return;
    const source = sourceOf(from) ?? NOTHING;
    const { text: named, imports } = nameImports(source, from, folder, rules);
    const text = from === file ? withoutControls(named) : named;
    const { typesOnly } = source;
    sources.set(from, { file: from, name: toPosix(folder, from), text, imports, ...(typesOnly && { typesOnly }) });
    const own = once(targets, from, () => []);
    problems.push(...source.problems);
    const take = (specifier: string): boolean => {
      const found = followImport(from, specifier, isThere);
      if (!found) return false;
      const { file: target, query, isSource } = found;
      if (isSource) own.push(target);
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
        refuse({ source: { file: from, text }, specifier }, deadImport(specifier, isAbsent));
      }
    }
    // What isn't there is left as it's written.
    for (const address of source.addresses) take(address.startsWith('.') ? address : `./${address}`);
  };
  follow(file);
  const seen = seenFiles(file, targets, files);
  const isOwn = (from: string, specifier: string) =>
    isLocal(specifier) || (isStyle(from) && followImport(from, `./${specifier}`, isThere) !== undefined);
  const uses: Use[] = [...sources.values()].flatMap((source) =>
    source.imports
      .filter((name) => !isOwn(source.file, name))
      .map((specifier) => ({ source, specifier: specifier.replace(/^~/, '') })),
  );
  const names = [...new Set([...IMPLIED, ...uses.map(({ specifier }) => packageOf(specifier))])];
  const packages: Record<string, string> = {};
  const shownUses = uses.filter(({ source }) => seen.has(source.file)).map(({ specifier }) => packageOf(specifier));
  const shownNames = new Set([...IMPLIED, ...shownUses].flatMap((name) => [name, typesOf(name)]));
  const own = new Map(rules.libraries.all.flatMap((library) => (library.own ? [[library.name, library.own]] : [])));
  const entries: string[] = [];
  for (const { source, specifier } of uses) {
    const { path: named } = splitQuery(specifier);
    const target = own.has(packageOf(named)) ? followAlias(rules.libraries.aliases, named) : undefined;
    if (target !== undefined) entries.push(target);
    const candidates = isStyle(source.file) ? styleCandidates : moduleCandidates;
    if (target !== undefined && !candidates(target, source.file).some((candidate) => files.has(candidate)))
      refuse({ source, specifier }, deadLibraryImport(specifier));
  }
  problems.push(...checkLibrary(entries));
  for (const name of [...names, ...names.map(typesOf)].sort()) {
    const installed = installedPackage(name, folder, files) ?? ownReact(name, files);
    const version = own.get(name)?.version ?? installed?.version;
    if (version !== undefined && shownNames.has(name)) packages[name] = version;
    const user = uses.find(({ specifier }) => packageOf(specifier) === name);
    if (version === undefined && user) refuse(user, missingPackage(name, user.specifier));
    if (!installed || own.has(name) || followAlias(rules.libraries.aliases, name) !== undefined) continue;
    for (const use of uses.filter(({ specifier }) => packageOf(specifier) === name)) {
      const missing = missingEntries(name, use.specifier.replace(name, '.'), folder, files);
      if (missing.length > 0) refuse(use, unbuiltPackage(use.specifier, missing));
      if (missing.length > 0) break;
    }
  }
  for (const source of sources.values()) {
    for (const specifier of source.imports) {
      const compiler = findCompiler(specifier, root, files);
      if (compiler?.version !== undefined) packages[compiler.name] = compiler.version;
      else if (compiler) refuse({ source, specifier }, missingCompiler(compiler.name, specifier));
    }
  }
  const all = shorten([...sources.values()], seen, files);
  const hidden = all.filter((one) => !seen.has(one.file)).map((one) => ({ ...one, isHidden: true as const }));
  return {
    sources: [...all.filter((one) => seen.has(one.file)), ...hidden],
    values: [...values.values()],
    packages,
    problems,
  };
}

/** Gives files that are made to be seen the names that readers see: `Primary.tsx` for `button.stories~Primary.tsx`, unless there's such a file. */
function shorten(sources: DemoSource[], seen: ReadonlySet<string>, { made, has }: Files): DemoSource[] {
  const plain = (name: string) => name.replace(/\.\w+$/, '');
  const names = new Map(
    sources.flatMap(({ file, name }): [string, string][] => {
      const short = name.replace(/^[^/]*~/, '');
      return made.has(file) && seen.has(file) && !has(resolveId(file, short)) ? [[name, short]] : [];
    }),
  );
  if (names.size === 0) return sources;
  return sources.map((source) => {
    let { text } = source;
    for (const [name, short] of names)
      for (const quote of ["'", '"'])
        text = text.replaceAll(`${quote}./${plain(name)}${quote}`, () => `${quote}./${plain(short)}${quote}`);
    return { ...source, name: names.get(source.name) ?? source.name, text };
  });
}

/**
 * The files of a demo that readers see: all, or where its own file is hidden, those that are made to be seen, and what these import.
 * @param targets the files that each of its files imports.
 */
function seenFiles(
  own: string,
  targets: ReadonlyMap<string, readonly string[]>,
  { made }: Pick<Files, 'made'>,
): ReadonlySet<string> {
  const isHidden = (file: string) => made.get(file)?.isHidden === true;
  const seen = new Set(isHidden(own) ? [...targets.keys()].filter((file) => made.has(file) && !isHidden(file)) : [own]);
  // Those that are added meanwhile are followed, too.
  for (const file of seen) for (const target of targets.get(file) ?? []) if (!isHidden(target)) seen.add(target);
  return seen;
}

/** The engine's React, with which the demos of a site run that has none. */
const ownReact = (name: string, files: Files) =>
  IMPLIED.includes(name) ? installedPackage(name, ENGINE, files) : undefined;

/** @param isAbsent false for a file that is there and of another kind. */
const deadImport = (specifier: string, isAbsent: boolean): Wrong =>
  isAbsent
    ? [`import of "${specifier}", which leads to no file`, 'a file that exists', 'Correct the import or add the file']
    : [
        `import of "${specifier}", a kind of file that a demo cannot import`,
        FILE_KINDS,
        'Import it with "?raw" as text, with "?url" as an address',
      ];

const missingCompiler = (name: string, specifier: string): Wrong => [
  `import of "${specifier}", which needs the package "${name}": it is not installed`,
  'the package that compiles such stylesheets among the development dependencies',
  `Run npm install -D ${name}`,
];

const deadLibraryImport = (specifier: string): Wrong => [
  `import of "${specifier}", which leads to no file of the library's source`,
  `a file of ${packageOf(specifier)} that exists`,
  fileKind(specifier) === 'script' || fileKind(specifier) === undefined
    ? 'Correct the import, or add an alias in site.config.ts'
    : 'Build the library if its build makes this file, or lead the import to its source with "alias" in site.config.ts',
];

/** What npm takes for the name of a package. */
const PACKAGE_NAME = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/i;

const missingPackage = (name: string, specifier: string): Wrong =>
  PACKAGE_NAME.test(name)
    ? [
        `the package "${name}" is not installed`,
        'every package that a demo imports among the dependencies',
        `Run npm install ${name}, or add an alias of this name to "alias" in site.config.ts`,
      ]
    : [
        `import of "${specifier}", which is neither a file, nor a package, nor an alias`,
        'an alias of "paths" in tsconfig.json, or of "alias" in site.config.ts',
        'Add it there: demos don\'t know those of the option "vite"',
      ];

const unbuiltPackage = (name: string, missing: readonly string[]): Wrong => [
  `the package "${name}" has none of the files that its package.json names: ${missing.join(', ')}`,
  'a package that is built, or an alias to its source',
  `Build it, or lead "${name}" to its source with "alias" in site.config.ts`,
];

function lineOf(text: string, specifier: string): number {
  const at = [`'${specifier}'`, `"${specifier}"`].map((quoted) => text.indexOf(quoted)).find((found) => found >= 0);
  return lineAt(text, at ?? 0);
}

/** A file that another one of a demo imports. */
interface FollowedFile {
  /** Id of the file. */
  file: string;
  /** What is behind its path: `?raw`; empty if there's nothing. */
  query: string;
  /** True for a file that is shown as code. */
  isSource: boolean;
}

/**
 * The file that a relative import leads to; undefined if it leads to none that a demo may have.
 * @param from id of the importing file.
 */
function followImport(from: string, specifier: string, has: (file: string) => boolean): FollowedFile | undefined {
  const { path, query } = splitQuery(specifier);
  const target = resolveId(from, path);
  const candidates =
    isStyle(from) && fileKind(target) !== 'value' ? styleCandidates(target, from) : fileCandidates(target);
  // With a query, a file of any kind will do.
  const file = [...(query === '' ? [] : [target]), ...candidates].find(has);
  return file === undefined ? undefined : { file, query, isSource: IS_SOURCE.has(fileKind(file)) };
}

/** What is shown as code. */
const IS_SOURCE: ReadonlySet<unknown> = new Set(['script', 'style', 'data']);

/** The packages that compile a language, the first that is installed counts; the first is also the one to install. */
const PACKAGES = { less: ['less'], sass: ['sass-embedded', 'sass'], stylus: ['stylus'] };

/**
 * The package that compiles what an import names, without a version if it isn't installed; undefined for what needs none.
 * @param folder of the project, absolute.
 */
function findCompiler(
  specifier: string,
  folder: string,
  files: Files,
): { name: string; version?: string | undefined } | undefined {
  const language = styleCompiler(splitQuery(specifier).path);
  if (language === undefined) return undefined;
  const versions = PACKAGES[language].map((name) => ({
    name,
    version: installedPackage(name, folder, files)?.version,
  }));
  return versions.find(({ version }) => version !== undefined) ?? { name: language };
}

/** What a package may leave out of the name of its entry. */
const ENDINGS = ['', '.js', '.cjs', '.mjs', '.json', '/index.js'];

/**
 * The files that a package says it starts from, if none of them is there: one of the same workspace that hasn't been built. Empty of
 * a package that's complete, or that says nothing of it.
 * @param part what is imported of it: `.` for the package itself, `./part`.
 */
function missingEntries(name: string, part: string, folder: string, files: Files): string[] {
  const found = packageFolder(name, folder, files);
  const manifest = installedPackage(name, folder, files);
  if (found === undefined || !manifest) return [];
  const { exports, module, main } = manifest;
  const entries =
    exports === undefined
      ? part === '.'
        ? [module, main].flatMap((file) => file || [])
        : []
      : entriesOf(exports, part);
  const isThere = (file: string) => ENDINGS.some((ending) => files.has(path.posix.join(found, file) + ending));
  return entries.some(isThere) ? [] : [...new Set(entries)];
}

/** The files that `exports` has for a part of the package. */
function entriesOf(exports: unknown, part: string): string[] {
  if (typeof exports === 'string') return part === '.' ? [exports] : [];
  if (typeof exports !== 'object' || exports === null) return [];
  if (Array.isArray(exports)) return exports.flatMap((one) => entriesOf(one, part));
  return Object.entries(exports).flatMap(([key, value]) => {
    if (!key.startsWith('.')) return entriesOf(value, part);
    const [start = '', end] = key.split('*');
    const isIt = end === undefined ? key === part : part.startsWith(start) && part.endsWith(end);
    const star = part.slice(start.length, part.length - (end?.length ?? 0));
    return isIt ? entriesOf(value, '.').map((file) => file.replaceAll('*', () => star)) : [];
  });
}
