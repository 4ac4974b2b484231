import path from 'node:path';
import { hashText, readText } from '../../files/hash-text';
import type TypeScript from 'typescript';
import type { Descriptions } from './read-descriptions';

export type Compiler = typeof TypeScript;
/** Loads the compiler, only where something has to be read: it takes a fifth of a second. */
export type LoadCompiler = () => Promise<Compiler>;

/** A program that knows some files which are not on the disk. */
export interface ApiProgram {
  ts: Compiler;
  program: TypeScript.Program;
  checker: TypeScript.TypeChecker;
  /** Hash of every file that was read from the disk, as it was read: declarations and `package.json` alike. */
  filesRead: Map<string, string>;
}

/** What a program starts from. */
export interface ProgramInput {
  ts: Compiler;
  /** Id of the site's folder; types are looked up from there. */
  root: string;
  /** Texts of files that are not on the disk, by id: TypeScript asks for files with `/` on every system. */
  virtual: Map<string, string>;
  /** Ids of files on the disk. */
  files?: string[];
  /** Packages whose global types count. */
  types?: string[];
  /** npm name of the package whose comments count. */
  library?: string;
}

/** Compiles nothing and writes nothing: it is there to be asked. */
export function createApiProgram({ ts, root, virtual, files = [], types = [], library }: ProgramInput): ApiProgram {
  const options: TypeScript.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    // A code block is a module, whatever it imports.
    moduleDetection: ts.ModuleDetectionKind.Force,
    noEmit: true,
  };
  const filesRead = new Map<string, string>();
  const disk = ts.createCompilerHost(options);
  const host: TypeScript.CompilerHost = {
    ...disk,
    getCurrentDirectory: () => root,
    fileExists: (file) => virtual.has(file) || disk.fileExists(file),
    readFile(file) {
      const known = virtual.get(file);
      if (known !== undefined) return known;
      const text = readText(file);
      if (text === undefined) return undefined;
      const hash = hashText(text);
      // Read twice with different texts: facts of both are mixed, and no hash stands for that.
      filesRead.set(file, (filesRead.get(file) ?? hash) === hash ? hash : '');
      return text;
    },
    getSourceFile(file, language) {
      const text = host.readFile(file);
      if (text === undefined) return undefined;
      const settings = typeof language === 'object' ? language : { languageVersion: language };
      return ts.createSourceFile(file, text, { ...settings, jsDocParsingMode: commentsOf(file) });
    },
  };
  /** Comments are read where the library and React are declared; all others together are longer than the code. */
  const commentsOf = (file: string) =>
    library && [library, '@types/react'].some((name) => file.includes(`/node_modules/${name}/`))
      ? ts.JSDocParsingMode.ParseAll
      : ts.JSDocParsingMode.ParseNone;
  const program = ts.createProgram({ rootNames: [...virtual.keys(), ...files], options, host });
  return { ts, program, checker: program.getTypeChecker(), filesRead };
}

/** The name that stands for a table's type in its virtual file. */
export const TYPE_NAME = 'ApiType';
export const COMPONENT_NAME = 'ApiComponent';

/** Id of the file that a table's type would be in. @param root id of the site's folder. */
export const tableFile = (root: string, { filename }: Pick<Descriptions, 'filename'>): string =>
  path.posix.join(root, `${filename}.ts`);

/** A file that imports as the reader would and names the type to be listed. */
export function tableSource({ import: line, type, parameters, component }: Descriptions): string {
  return [
    line,
    "import type { ComponentProps, RefAttributes } from 'react';",
    ...parameters.map((name) => `type ${name} = any;`),
    `export type ${TYPE_NAME} = ${type};`,
    component ? `export type ${COMPONENT_NAME} = typeof ${component};` : '',
  ].join('\n');
}
