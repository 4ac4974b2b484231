import path from 'node:path';
import type TypeScript from 'typescript';
import { TYPE_NAME } from 'live-playground/types';
import { hashText, readText } from '../../files/hash-text';
import { typePaths, type Alias } from '../../library/alias';
import { noteAbsent } from './note-absent';
import type { Descriptions } from './read-descriptions';

export type TypeScriptModule = typeof TypeScript;
/** Loads the compiler, only where something has to be read: it takes a fifth of a second. */
export type LoadCompiler = () => Promise<TypeScriptModule>;

/** A program that knows some files which are not on the disk. */
export interface ApiProgram {
  ts: TypeScriptModule;
  service: TypeScript.LanguageService;
  program: TypeScript.Program;
  checker: TypeScript.TypeChecker;
  /** Hash of every file that was read from the disk, as it was read: declarations and `package.json` alike. */
  filesRead: Map<string, string>;
  /** Files and folders that would have types which it lacks, if they were there. */
  absent: ReadonlySet<string>;
}

/** What a program starts from. */
export interface ProgramInput {
  ts: TypeScriptModule;
  /** Id of the site's folder; types are looked up from there. */
  root: string;
  /** Texts of files that are not on the disk, by id: TypeScript asks for files with `/` on every system. */
  virtual: Map<string, string>;
  /** Ids of files on the disk. */
  files?: string[];
  /** Texts to read in place of those on the disk, by id: what a demo's file says as readers see it. */
  texts?: ReadonlyMap<string, string>;
  /** Where imports lead that aren't resolved as Node does. */
  aliases?: readonly Alias[];
  /** Packages whose global types count. */
  types?: string[];
  /** Tells files whose comments count. */
  hasComments?: (file: string) => boolean;
}

/** Compiles nothing and writes nothing: it is there to be asked. */
export function createApiProgram({
  ts,
  root,
  virtual,
  files = [],
  texts,
  aliases = [],
  types = [],
  hasComments = () => false,
}: ProgramInput): ApiProgram {
  const options = {
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
    paths: typePaths(aliases),
  } satisfies TypeScript.CompilerOptions;
  const filesRead = new Map<string, string>();
  const readFile = (file: string) => {
    const known = virtual.get(file);
    if (known !== undefined) return known;
    const text = readText(file);
    if (text === undefined) return undefined;
    const hash = hashText(text);
    // Read twice with different texts: facts of both are mixed, and no hash stands for that.
    filesRead.set(file, (filesRead.get(file) ?? hash) === hash ? hash : '');
    return texts?.get(file) ?? text;
  };
  const host = {
    ...ts.sys,
    getCompilationSettings: () => options,
    // Nothing changes while it's asked.
    getProjectVersion: () => '1',
    getScriptVersion: () => '1',
    getScriptFileNames: () => [...virtual.keys(), ...files],
    getScriptSnapshot(file) {
      const text = readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    fileExists: (file) => virtual.has(file) || ts.sys.fileExists(file),
    readFile,
  } satisfies TypeScript.LanguageServiceHost;
  const { resolve, absent } = noteAbsent(ts, options, host);
  const registry: TypeScript.DocumentRegistry = {
    ...ts.createDocumentRegistry(),
    acquireDocumentWithKey(file, _path, _settings, _key, text, version, kind, language = options.target) {
      const { ParseAll, ParseNone } = ts.JSDocParsingMode;
      const jsDocParsingMode = hasComments(file) ? ParseAll : ParseNone;
      const settings = typeof language === 'object' ? language : { languageVersion: language };
      return ts.createLanguageServiceSourceFile(file, text, { ...settings, jsDocParsingMode }, version, false, kind);
    },
  };
  const service = ts.createLanguageService({ ...host, ...resolve }, registry);
  const program = service.getProgram();
  if (!program) throw new Error('TypeScript made no program');
  return { ts, service, program, checker: program.getTypeChecker(), filesRead, absent };
}

/** Name of a table's component in its virtual file. */
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
