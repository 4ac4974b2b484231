import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { normalizePath, searchForWorkspaceRoot } from 'vite';
import type { PlaygroundManifest } from '../model/manifest';
import type { TypeData } from '../model/type-messages';
import { VERSION } from '../model/version';
import { bundleEditor } from './bundle-editor';
import { bundleModule, PACKAGE } from './bundle-module';
import { bundlePackages } from './bundle-packages';
import { checkPackages, installedVersion, packageOf, findManifest } from './check-packages';
import { findOwnModules, type Modules } from './find-own-modules';
import { collectDeclarations } from './collect-declarations';
import { contentHash, prepareCompiler } from './prepare-compiler';

export interface PlaygroundInput {
  /** Folder from which packages are resolved: the project's. */
  root: string;
  /** What edited code may import, as imports call it: packages, files of packages, stylesheets of packages. */
  packages: readonly string[];
  /** The project's own sources that it may import, too: path from `root`, by what imports call each. */
  modules?: Modules;
  /** False to leave out what finds type errors. By default it's there. */
  types?: boolean;
}

/** What a page needs to run playgrounds: static files for one folder. */
export interface PlaygroundBuild {
  /** Contents by path from the folder. */
  files: Map<string, string | Uint8Array>;
  /** What `manifest.json` says. */
  manifest: PlaygroundManifest;
  /** Files that all this was made from, absolute. */
  sources: string[];
}

/** What React needs beside what code imports: JSX, and a root to mount in. */
const IMPLIED = ['react', 'react-dom', 'react/jsx-runtime'];

/** The API as one module, for pages without a bundler. */
const MODULE = 'playground.js';

/**
 * Builds the folder that playgrounds are served from. The same packages give the same files on every machine.
 * @throws {BuildError} if a package is missing, doesn't fit or can't be bundled.
 */
export async function buildPlayground(input: PlaygroundInput): Promise<PlaygroundBuild> {
  const { packages, types = true } = input;
  const folder = normalizePath(realpathSync(input.root));
  checkPackages(folder, packages, types);
  const installed = [...IMPLIED, ...packages];
  const modules = findOwnModules(folder, input.modules ?? {}, installed);
  const names = [...new Set([...installed, ...modules.keys()])].sort();
  const [bundled, compileWorker, typed, module, editor] = await Promise.all([
    bundlePackages({ root: folder, names, modules }),
    bundleModule('compile/worker/compile-worker'),
    types ? buildTypes(folder, names, modules) : undefined,
    bundleModule('index'),
    bundleEditor(),
  ]);

  const files: PlaygroundBuild['files'] = new Map();
  /** Takes a file, with the hash of its content in its name. */
  const add = (name: string, content: string | Uint8Array): string => {
    const { dir, name: base, ext } = path.posix.parse(name);
    const hashed = path.posix.join(dir, `${base}-${contentHash(content)}${ext}`);
    files.set(hashed, content);
    return hashed;
  };
  const { frame, styles } = bundled;
  // Its name has a hash already.
  const compiler = path.basename(typed?.compiler ?? '');
  if (typed) files.set(compiler, readFileSync(typed.compiler));
  for (const [name, code] of editor?.files ?? []) files.set(name, code);
  for (const [name, code] of frame.chunks) files.set(CHUNKS + name, code);
  const manifest: PlaygroundManifest = {
    version: VERSION,
    frame: add('frame.html', frame.document),
    chunks: CHUNKS,
    files: frame.files,
    compileWorker: add('compile-worker.js', compileWorker),
    types: typed && {
      worker: add('types-worker.js', typed.worker),
      compiler,
      data: add('declarations.json', JSON.stringify(typed.data)),
    },
    editor: editor && { script: editor.script, style: editor.style, chunks: editor.chunks },
    styles: Object.fromEntries([...styles.texts].map(([name, text]) => [name, add(`styles/${plainName(name)}`, text)])),
    packages: versionsOf(folder, installed),
  };
  files.set(MODULE, module);
  files.set('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  const sources = new Set([...frame.sources, ...styles.sources, ...(typed?.read ?? [])]);
  return { files, manifest, sources: [...sources] };
}

/** Folder of the frame's scripts. */
const CHUNKS = 'chunks/';

const plainName = (specifier: string) => specifier.replace(/[^\w.]+/g, '-').replace(/^-/, '');

/** What checks types: the worker, its compiler, the declarations of packages, and own modules as they're written. */
async function buildTypes(root: string, names: readonly string[], modules: ReadonlyMap<string, string>) {
  const isDocumented = keepsComments(root, names);
  const [worker, compiler] = await Promise.all([bundleModule('types/worker/types-worker'), prepareCompiler()]);
  const {
    pathOf,
    read,
    absent: _absent,
    ...declarations
  } = collectDeclarations({
    ts,
    root,
    workspace: normalizePath(searchForWorkspaceRoot(root)),
    engine: normalizePath(PACKAGE),
    sources: [{ file: `${root}/index.tsx`, imports: names.filter((name) => !name.endsWith('.css')) }],
    paths: modulePaths(modules),
    // A source stays whole: what strips comments reads declarations.
    keepsComments: (file) => isDocumented(file) || !/\.d\.[cm]?ts$/.test(file),
  });
  const data: TypeData = { ...declarations, root: pathOf(root), demos: {}, uses: {}, defaults: {}, api: [], types: {} };
  return { worker, compiler, data, read };
}

/** Where imports in own modules lead, as the compiler's option has it: to each other, and where their project says. */
function modulePaths(modules: ReadonlyMap<string, string>): Record<string, string[]> {
  const paths: Record<string, string[]> = {};
  for (const [name, file] of modules) {
    const config = ts.findConfigFile(path.posix.dirname(file), ts.sys.fileExists);
    if (config !== undefined) {
      const { config: read } = ts.readConfigFile(config, ts.sys.readFile);
      const { options } = ts.parseJsonConfigFileContent(read, ts.sys, path.dirname(config));
      const base = String(options['pathsBasePath'] ?? '');
      for (const [alias, targets] of Object.entries(options.paths ?? {}))
        paths[alias] ??= targets.map((target) => normalizePath(path.resolve(base, target)));
    }
    paths[name] = [file];
  }
  return paths;
}

function versionsOf(root: string, names: readonly string[]): Record<string, string> {
  const packages = [...new Set(names.map(packageOf))];
  return Object.fromEntries(packages.map((name) => [name, installedVersion(name, root) ?? '']));
}

/**
 * Tells the declarations whose comments the editor shows from those that only the compiler reads: the files of packages that
 * code imports, of packages in the same scope, and of their types in `@types`.
 * @param root folder from which packages are resolved, absolute.
 * @param names what code imports.
 */
function keepsComments(root: string, names: readonly string[]): (file: string) => boolean {
  const packages = [...new Set(names.map(packageOf))];
  const folders = packages.flatMap((name) => {
    const manifest = findManifest(name, root);
    return manifest === undefined ? [] : `${normalizePath(realpathSync(path.dirname(manifest)))}/`;
  });
  const starts = packages.flatMap((name) => [
    name.startsWith('@') ? name.replace(/[^/]+$/, '') : `${name}/`,
    `@types/${name.replace(/^@(.*)\//, '$1__')}/`,
  ]);
  return (file) => {
    const inner = folders.find((folder) => file.startsWith(folder))?.length ?? 0;
    if (inner > 0 && !file.includes('/node_modules/', inner)) return true;
    const name = file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length);
    return starts.some((start) => name.startsWith(start));
  };
}
