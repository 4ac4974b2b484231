import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type TypeScript from 'typescript';
import { normalizePath, parseSync } from 'vite';
import { COMPILER_OPTIONS } from '../model/compiler-options';
import { isLocal } from '../model/resolve-file';
import type { TypeData } from '../model/type-messages';

/** What the type service is told about packages. Paths start with `/` and are below a folder that all have in common. */
interface Declarations extends Pick<TypeData, 'files' | 'roots' | 'links' | 'packages'> {
  /** Where imports lead that name no installed package; those that lead to what was collected. */
  paths: Record<string, string[]>;
  /** The path of a file of the site, or of its folder. @param file absolute. */
  pathOf(file: string): string;
  /** Files that were read, absolute. */
  read: string[];
  /** Files and folders that would have types which imports lack, if they were there; absolute. */
  absent: string[];
}

interface CollectInput {
  ts: typeof TypeScript;
  /** Absolute path of the site's folder. */
  root: string;
  /** Absolute path of the folder that has the site and its packages. */
  workspace: string;
  /** Absolute path of the engine's folder, whose packages the compiler's options name. */
  engine: string;
  /** Scripts of demos. */
  sources: Iterable<{ file: string; imports: readonly string[] }>;
  /** Packages that code may import, and whose declarations are left out unless a script imports them. */
  untyped?: readonly string[];
  /** Declarations in the place of modules that are compiled from source, by the absolute path of each. */
  declared?: ReadonlyMap<string, string>;
  /** Where imports lead that name no installed package, as the compiler's option has it. Absolute. */
  paths?: Record<string, string[]>;
  /** Tells files whose comments stay. */
  keepsComments: (file: string) => boolean;
}

/** Where the service has the language's own declarations. */
const LIB = '/lib';

/** Where the service has packages from outside the site's workspace. */
const OUTSIDE = '/outside';

/** What the site's folder is called if no other folder is beside it: it needs a name. */
const ALONE = '/site';

/** What a program finds without an import. */
const IMPLIED = ['react', 'react/jsx-runtime'];

/** Folder of the package that a file belongs to. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Fields of a manifest that lead to declarations. */
const FIELDS = ['name', 'version', 'type', 'main', 'types', 'typings', 'typesVersions', 'exports'];

/**
 * Collects the declarations that demos reach, without a program: files are read, searched for imports, and followed as the
 * compiler would.
 */
export function collectDeclarations(input: CollectInput): Declarations {
  const { ts, root, workspace, engine, sources, keepsComments } = input;
  const { declared = new Map<string, string>(), paths = {} } = input;
  const { options } = ts.convertCompilerOptionsFromJson({ ...COMPILER_OPTIONS, paths }, root);
  /** What was looked for in vain for an import. */
  let missed: string[] = [];
  const absent = new Set<string>();
  const host = diskHost(root, declared, (file) => missed.push(file));
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  /** Texts by absolute path; the language's own by their path in the service. */
  const texts = new Map<string, string>();
  const links = new Map<string, string>();
  const typed = new Set<string>(['react']);
  const untyped = new Set<string>();

  const take = (file: string) => {
    if (texts.has(file)) return;
    const text = host.readFile(file);
    // A reference of a package to a file that it lacks: TypeScript goes on without it, too.
    if (text === undefined) return;
    const { importedFiles, referencedFiles, typeReferenceDirectives, libReferenceDirectives } = ts.preProcessFile(
      text,
      true,
      true,
    );
    texts.set(file, keepsComments(file) ? text : stripComments(file, text));
    for (const { fileName } of importedFiles) takeModule(fileName, file);
    for (const { fileName } of referencedFiles)
      take(path.posix.join(path.posix.dirname(file), fileName.replaceAll('\\', '/')));
    for (const { fileName } of typeReferenceDirectives) takeTypes(fileName, file);
    for (const { fileName } of libReferenceDirectives) takeLib(`lib.${fileName}.d.ts`);
  };
  const takeModule = (name: string, from: string): boolean => {
    missed = [];
    const resolved = ts.resolveModuleName(name, from, options, host, cache).resolvedModule;
    // JSON of sources: packages declare what theirs is.
    const found = /\.d\.[cm]?ts$|\.tsx?$|^(?!.*\/node_modules\/).*\.json$/.test(resolved?.resolvedFileName ?? '')
      ? resolved
      : undefined;
    if (!found) {
      for (const file of missed) absent.add(file);
      return false;
    }
    takePackage(found.resolvedFileName, (found as { originalPath?: string }).originalPath);
    return true;
  };
  const takeTypes = (name: string, from: string): string | undefined => {
    const found = ts.resolveTypeReferenceDirective(name, from, options, host).resolvedTypeReferenceDirective;
    if (found?.resolvedFileName) takePackage(found.resolvedFileName, undefined);
    return found?.resolvedFileName;
  };
  const takePackage = (file: string, original: string | undefined) => {
    take(file);
    const folder = PACKAGE.exec(original ?? file)?.[0];
    if (folder === undefined) return;
    // A link to a folder elsewhere: what follows the package's name is the same.
    const inside = (original ?? file).slice(folder.length);
    const target = file.endsWith(inside) ? file.slice(0, -inside.length) : folder;
    if (target !== folder) links.set(folder, target);
    const manifest = `${target}/package.json`;
    if (!texts.has(manifest) && host.fileExists(manifest)) texts.set(manifest, readManifest(manifest));
  };
  const libFolder = path.dirname(createRequire(import.meta.url).resolve('typescript'));
  const takeLib = (name: string) => {
    if (texts.has(`${LIB}/${name}`)) return;
    const text = readText(path.join(libFolder, name));
    if (text === undefined) return;
    texts.set(`${LIB}/${name}`, stripComments(name, text));
    for (const [, lib] of text.matchAll(/^\/\/\/ <reference lib="([^"]+)" \/>/gm)) takeLib(`lib.${lib}.d.ts`);
  };

  options.lib?.forEach(takeLib);
  const roots = COMPILER_OPTIONS.types.flatMap((name) => takeTypes(name, `${engine}/index.ts`) ?? []);
  for (const name of IMPLIED) takeModule(name, `${root}/index.tsx`);
  for (const { file, imports } of sources)
    for (const name of imports)
      if (!isLocal(name) && !name.endsWith('.css')) (takeModule(name, file) ? typed : untyped).add(name);

  for (const name of input.untyped ?? []) if (!typed.has(name)) untyped.add(name);

  const isReached = (target: string) => [...texts.keys()].some((file) => file.startsWith(target.replace(/\*.*/, '')));
  const pathOf = shortenPaths(workspace, root, [...texts.keys(), ...[...links].flat()]);
  const untypedModules = [...untyped].sort().map((name) => `declare module '${name}';\n`);
  // Whatever they export has any type: an error would not be the reader's.
  const ambient = untypedModules.length > 0 ? { '/untyped.d.ts': untypedModules.join('') } : {};
  return {
    files: {
      ...Object.fromEntries(
        [...texts].map(([file, text]) => [pathOf(file), text]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
      ),
      ...ambient,
    },
    roots: [...roots.map(pathOf), ...Object.keys(ambient)],
    links: Object.fromEntries([...links].map(([link, target]) => [pathOf(link), pathOf(target)])),
    packages: [...typed].sort(),
    paths: Object.fromEntries(
      Object.entries(paths).flatMap(([name, targets]) => {
        const reached = targets.filter(isReached);
        return reached.length > 0 ? [[name, reached.map(pathOf)]] : [];
      }),
    ),
    pathOf,
    read: [...texts.keys()].filter((file) => !file.startsWith(`${LIB}/`)),
    // A file is looked for as a folder, too.
    absent: [...absent].filter((file) => !existsSync(file)),
  };
}

/** @param declared what lies in the place of modules: these aren't seen. @param miss is told of what isn't there. */
function diskHost(
  root: string,
  declared: ReadonlyMap<string, string>,
  miss: (file: string) => void,
): TypeScript.ModuleResolutionHost {
  const texts = new Map([...declared].map(([file, text]) => [file.replace(/\.([cm]?)[jt]sx?$/, '.d.$1ts'), text]));
  const stat = (file: string) => statSync(file, { throwIfNoEntry: false });
  const noting = (exists: (file: string) => boolean | undefined) => (file: string) => {
    const isThere = exists(file) ?? false;
    if (!isThere) miss(file);
    return isThere;
  };
  return {
    fileExists: noting((file) => texts.has(file) || (!declared.has(file) && stat(file)?.isFile())),
    directoryExists: noting((folder) => stat(folder)?.isDirectory()),
    readFile: (file) => texts.get(file) ?? readText(file),
    realpath: (file) => (texts.has(file) ? file : normalizePath(realpathSync(file))),
    getCurrentDirectory: () => root,
  };
}

/** The fields of a manifest that lead to declarations; none of one that isn't JSON, as for the compiler. */
function readManifest(file: string): string {
  try {
    const manifest = Object.entries(JSON.parse(readText(file) ?? '') as Record<string, unknown>);
    return JSON.stringify(Object.fromEntries(manifest.filter(([name]) => FIELDS.includes(name))));
  } catch {
    return '{}';
  }
}

/**
 * Paths that say nothing about the machine. Files of the workspace are named from the folder that they have in common; packages
 * elsewhere, as those of an engine that is linked, from theirs.
 */
function shortenPaths(workspace: string, root: string, files: string[]): (file: string) => string {
  const isInside = (file: string) => `${file}/`.startsWith(`${workspace}/`);
  const outside = files.filter((file) => !isInside(file) && !file.startsWith(`${LIB}/`));
  const base = commonFolder([`${root}/`, ...files.filter(isInside)]);
  const start = base === root ? ALONE : '';
  const otherBase = commonFolder(outside);
  return (file) => {
    if (isInside(file)) return start + file.slice(base.length);
    return file.startsWith(`${LIB}/`) ? file : OUTSIDE + file.slice(otherBase.length);
  };
}

/** The folder that all paths are in, without a slash at its end. */
function commonFolder(files: string[]): string {
  const [first = [], ...others] = files.map((file) => file.split('/').slice(0, -1));
  let length = first.length;
  for (const other of others) while (first.slice(0, length).join('/') !== other.slice(0, length).join('/')) length -= 1;
  return first.slice(0, length).join('/');
}

/** A file's text without a byte order mark; undefined if it can't be read. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}

/** A directive that names another file. */
const DIRECTIVE = /^\/\s*<reference /;

/**
 * A declaration file without its comments, which are most of it. References to other files stay.
 * @param file name of the file, for messages.
 */
function stripComments(file: string, text: string): string {
  const { comments } = parseSync(file, text, { lang: 'dts' });
  let result = '';
  let end = 0;
  for (const comment of comments) {
    if (comment.type === 'Line' && DIRECTIVE.test(comment.value)) continue;
    result += text.slice(end, comment.start).replace(/[ \t]+$/, '');
    end = comment.end;
  }
  return (result + text.slice(end)).replace(/\n(?:[ \t]*\r?\n)+/g, '\n').replace(/^\s+/, '');
}
