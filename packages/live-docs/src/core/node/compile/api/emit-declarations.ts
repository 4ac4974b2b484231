import type TypeScript from 'typescript';
import { hashText } from '../../files/hash-text';
import { isInside } from '../../files/paths';
import { typePaths } from '../../library/alias';
import { ownPackages, type Libraries } from '../../library/library';
import type { TypeScriptModule } from './api-program';
import { noteAbsent } from './note-absent';

/** Whose declarations are wanted. */
export interface DeclarationInput {
  /** Id of the site's folder. */
  root: string;
  libraries: Libraries;
  /** Ids of the modules that demos import, and of files that declare globals. */
  modules: string[];
}

/** Declarations of the library's own source, and the hash of every file that they were made from. */
export interface EmittedDeclarations {
  /** By the id of the module that they're of. */
  texts: Record<string, string>;
  filesRead: Record<string, string>;
  /** What was looked for and isn't there. */
  absent: string[];
}

/** Writes the declarations of the library's own source, as its build would. A module whose types can't be named has none. */
export function emitDeclarations(ts: TypeScriptModule, { libraries, modules }: DeclarationInput): EmittedDeclarations {
  const own = ownPackages(libraries);
  const options: TypeScript.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
    allowJs: true,
    ...own[0]?.strictness,
    skipLibCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    paths: typePaths(libraries.aliases),
  };
  const host = ts.createCompilerHost(options);
  const { resolve, absent } = noteAbsent(ts, options, host);
  const program = ts.createProgram(modules, options, { ...host, ...resolve });
  const sources = program.getSourceFiles();
  const texts: EmittedDeclarations['texts'] = {};
  for (const source of sources) {
    const { fileName, isDeclarationFile } = source;
    if (
      isDeclarationFile ||
      !own.some(({ folder }) => isInside(folder, fileName)) ||
      fileName.includes('/node_modules/')
    )
      continue;
    const write = (_name: string, text: string) => (texts[fileName] = text);
    program.emit(source, write, undefined, true);
  }
  const hashes = sources.map(({ fileName, text }) => [fileName, hashText(text)] as const);
  return { texts, filesRead: Object.fromEntries(hashes), absent: [...absent] };
}
