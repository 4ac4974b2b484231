import type TypeScript from 'typescript';
import { folderOf, joinPath, relativePath } from '../../model/resolve-file';
import { COMPILER_OPTIONS } from '../../model/compiler-options';
import { isStyleModule } from '../../model/file-kinds';
import type { TypeData, TypeSource } from '../../model/type-messages';
import type { CompilerParts } from './project';

/** Where `TypeData` has the language's own declarations. */
const LIB = '/lib';

const SCRIPT = /\.[jt]sx?$/;

/**
 * The files that the compiler sees: declarations, and over them one demo's texts.
 * @param extra texts of further modules that belong to the program, by path.
 * @param later the same, of modules that are added when they're needed: all that they import has to be parsed.
 */
export function createFiles(
  ts: CompilerParts,
  data: TypeData,
  extra: Record<string, string>,
  later: Record<string, string>,
) {
  const known = new Map(Object.entries({ ...data.files, ...extra, ...later }));
  const added = new Set(Object.keys(extra));
  /** Texts of the demo over the known ones. */
  let texts = new Map<string, string>();
  let demo = '';
  let folder = '';
  let version = 0;
  const versions = new Map<string, number>();
  const folders = new Set(['/']);
  for (const path of [...known.keys(), ...Object.keys(data.links)]) addFolders(folders, path);
  const links = Object.entries(data.links);

  const realPath = (path: string) => {
    const link = links.find(([from]) => `${path}/`.startsWith(`${from}/`));
    return link ? link[1] + path.slice(link[0].length) : path;
  };
  const read = (path: string) => texts.get(path) ?? known.get(realPath(path));
  const { paths, strictness } = data;
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...COMPILER_OPTIONS, ...strictness, types: [], ...(paths ? { paths } : {}) },
    data.root,
  );
  const pathOf = (file: string) => `/${joinPath(folder, file)}`;

  return {
    pathOf,
    nameOf: (path: string) => (texts.has(path) ? relativePath(folder, path) : undefined),
    /** Adds the modules that are added later, if they aren't part of the program yet. */
    addLater() {
      const { size } = added;
      for (const path of Object.keys(later)) added.add(path);
      if (added.size > size) version += 1;
    },
    /** Takes the texts of a demo. What is the same as before keeps its version, and with it all that was found out of it. */
    take(source: TypeSource) {
      demo = source.demo;
      folder = folderOf(data.demos[demo] ?? `${data.root}/`);
      const next = new Map(
        Object.entries(source.files).flatMap(([name, text]): [string, string][] => [
          [pathOf(name), text],
          ...(isStyleModule(name) ? [[`${pathOf(name)}.d.ts`, declareClasses(text)] as [string, string]] : []),
        ]),
      );
      for (const path of new Set([...texts.keys(), ...next.keys()])) {
        if (texts.get(path) === next.get(path)) continue;
        version += 1;
        versions.set(path, version);
        addFolders(folders, path);
      }
      texts = next;
    },
    host: {
      getCompilationSettings: () => options,
      getProjectVersion: () => String(version),
      getScriptFileNames: () => [...data.roots, ...added, ...[...texts.keys()].filter((path) => SCRIPT.test(path))],
      getScriptVersion: (path: string) => String(versions.get(path) ?? 0),
      getScriptSnapshot(path: string) {
        const text = read(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => data.root,
      getDefaultLibFileName: () => `${LIB}/lib.d.ts`,
      fileExists: (path: string) => read(path) !== undefined,
      readFile: read,
      directoryExists: (path: string) => folders.has(realPath(path).replace(/(?<=.)\/$/, '')),
      getDirectories: () => [],
      realpath: realPath,
      useCaseSensitiveFileNames: () => true,
    } satisfies TypeScript.LanguageServiceHost,
  };
}

/** What a CSS module exports: each class that a name of JavaScript can be, and all together. */
function declareClasses(text: string): string {
  const names = new Set([...text.matchAll(/\.([A-Za-z_$][\w$]*)(?![\w$-])/g)].map(([, name]) => name));
  const exported = [...names].map((name) => `name as ${name}, `).join('');
  return `declare const name: string; declare const all: { readonly [name: string]: string }; export { ${exported}all as default };`;
}

function addFolders(folders: Set<string>, path: string): void {
  for (let folder = folderOf(path); folder && !folders.has(folder); folder = folderOf(folder)) folders.add(folder);
}
