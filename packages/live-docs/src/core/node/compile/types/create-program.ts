import type TypeScript from 'typescript';
import { hashText, readText } from '../../files/hash-text';
import { typePaths, type Alias } from '../../library/alias';

export type TypeScriptModule = typeof TypeScript;
/** Loads the compiler, only where something has to be read: it takes a fifth of a second. */
export type LoadCompiler = () => Promise<TypeScriptModule>;

/** A program that knows some files which are not on the disk. */
export interface ApiProgram {
  ts: TypeScriptModule;
  program: TypeScript.Program;
  checker: TypeScript.TypeChecker;
  /** Hash of every file that was read from the disk, as it was read: declarations and `package.json` alike. */
  filesRead: Record<string, string>;
  /** Files and folders that would have types which it lacks, if they were there. */
  absent: string[];
}

/** What was read with a program, and what that depends on. Plain data, so that it can be kept on the disk. */
export interface Reading<Result> extends Pick<ApiProgram, 'filesRead' | 'absent'> {
  result: Result;
}

/** What a program starts from. */
export interface ProgramInput {
  ts: TypeScriptModule;
  /** Id of the site's folder; types are looked up from there. */
  root: string;
  /** Texts of files that aren't on the disk, or in place of those there, by id: TypeScript asks for files with `/` on every system. */
  virtual?: ReadonlyMap<string, string>;
  /** Ids of files on the disk. */
  files?: readonly string[];
  /** Where imports lead that aren't resolved as Node does. */
  aliases?: readonly Alias[];
  /** Tells files whose comments count. */
  hasComments?: (file: string) => boolean;
  /** What differs from the compiler's options for code on pages. */
  options?: TypeScript.CompilerOptions;
}

/** A stylesheet, a picture and the like. */
const ASSET = /^\.{1,2}\/.*\.(?![cm]?[jt]sx?$)\w+$/;
/** What brings no types. */
const UNTYPED = /\.[cm]?jsx?$/;
/** What brings no types, and what is looked for at every level of the disk. */
const LEFT_OUT = /\.[cm]?jsx?$|\/node_modules(?:\/@types)?$|(?<!\/node_modules\/.*)\/package\.json$/;

/** Makes a program that is there to be asked: it compiles nothing, unless its options say so. */
export function createApiProgram({
  ts,
  root,
  virtual = new Map(),
  files = [],
  aliases = [],
  hasComments = () => false,
  options: others,
}: ProgramInput): ApiProgram {
  const options: TypeScript.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    // A code block is a module, whatever it imports.
    moduleDetection: ts.ModuleDetectionKind.Force,
    noEmit: true,
    paths: typePaths(aliases),
    ...others,
  };
  const filesRead: Record<string, string> = {};
  const disk = ts.createCompilerHost(options);
  const readFile = (file: string) => {
    const known = virtual.get(file);
    if (known !== undefined) return known;
    const text = readText(file);
    if (text === undefined) return undefined;
    const hash = hashText(text);
    // Read twice with different texts: facts of both are mixed, and no hash stands for that.
    filesRead[file] = (filesRead[file] ?? hash) === hash ? hash : '';
    return text;
  };
  const host: TypeScript.CompilerHost = {
    ...disk,
    getCurrentDirectory: () => root,
    fileExists: (file) => virtual.has(file) || disk.fileExists(file),
    readFile,
    getSourceFile(file, language) {
      const text = readFile(file);
      const { ParseAll, ParseNone } = ts.JSDocParsingMode;
      const jsDocParsingMode = hasComments(file) ? ParseAll : ParseNone;
      const settings = typeof language === 'object' ? language : { languageVersion: language };
      return text === undefined ? undefined : ts.createSourceFile(file, text, { ...settings, jsDocParsingMode }, true);
    },
  };
  const absent = new Set<string>();
  host.resolveModuleNameLiterals = createResolver(ts, options, host, (name) => absent.add(name));
  const program = ts.createProgram([...virtual.keys(), ...files], options, host);
  return { ts, program, checker: program.getTypeChecker(), filesRead, absent: [...absent] };
}

/**
 * Finds modules as the compiler does.
 * @param note is told of each file and folder that was looked for in vain where no types were found.
 */
function createResolver(
  ts: TypeScriptModule,
  options: TypeScript.CompilerOptions,
  host: TypeScript.CompilerHost,
  note: (name: string) => void,
): TypeScript.CompilerHost['resolveModuleNameLiterals'] {
  const { fileExists, directoryExists = () => true } = host;
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options);
  return (literals, file, redirected, settings, source) =>
    literals.map((literal) => {
      const missed: string[] = [];
      const noting = (exists: (name: string) => boolean) => (name: string) => {
        const isThere = exists(name);
        if (!isThere) missed.push(name);
        return isThere;
      };
      const looking = { ...host, fileExists: noting(fileExists), directoryExists: noting(directoryExists) };
      const mode = ts.getModeForUsageLocation(source, literal, settings);
      const found = ts.resolveModuleName(literal.text, file, settings, looking, cache, redirected, mode);
      if (ASSET.test(literal.text) || !UNTYPED.test(found.resolvedModule?.extension ?? '.js')) return found;
      // A file is looked for as a folder, too.
      const isAbsent = (name: string) => !LEFT_OUT.test(name) && !fileExists(name) && !directoryExists(name);
      missed.filter(isAbsent).forEach(note);
      return found;
    });
}

interface Fault {
  /** From 0. */
  line: number;
  message: string;
}

/** The errors in a file. */
export function errorsIn({ ts, program }: ApiProgram, file: string): Fault[] {
  const source = program.getSourceFile(file);
  return program.getSemanticDiagnostics(source).map(({ start = 0, messageText }) => ({
    line: source?.getLineAndCharacterOfPosition(start).line ?? 0,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}
