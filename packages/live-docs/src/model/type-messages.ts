/** What the type worker answers about a reader's code. All offsets are in characters from the start of a file. */

/** What the worker needs beside the compiler: declarations of all that demos may import. Paths start with `/`. */
export interface TypeData {
  /** Texts of declarations, manifests of packages, and files that demos import. */
  files: Record<string, string>;
  /** Files that declare globals. */
  roots: string[];
  /** Folders of packages that are links, and where they lead. */
  links: Record<string, string>;
  /** The site's folder. */
  root: string;
  /** Packages that demos import, as imports call them. */
  packages: string[];
  /** Path of each demo's own file, by the demo's id. */
  demos: Record<string, string>;
}

/** The texts of a demo's files, by their paths from the demo's folder. */
export interface TypeSource {
  demo: string;
  files: Readonly<Record<string, string>>;
}

/** Replaces a part of a file. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
}

/** A change that mends an error. */
export type TypeFix =
  | { kind: 'spelling'; /** The name that is inserted. */ name: string; edit: TextEdit }
  | { kind: 'import'; name: string; /** The package or file. */ module: string; edit: TextEdit };

/** An error that the compiler found. */
export interface TypeIssue {
  file: string;
  from: number;
  to: number;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** The compiler's text, with its reasons on lines of their own. */
  message: string;
  /** The compiler's number of the message. */
  code: number;
  fixes: TypeFix[];
}

/** Answers questions about types. Whatever compiler is behind it, this is all that the site knows of it. */
export interface TypeService {
  /** The errors of all files, in their order. */
  check(source: TypeSource): TypeIssue[];
}

/** Starts the service. The answer comes when it is ready. */
export interface TypeStart {
  type: 'start';
  request: number;
  /** Absolute addresses of what the worker loads. */
  compiler: string;
  data: string;
}

/** A call of a method of `TypeService`. */
export type TypeRequest = {
  [Method in keyof TypeService]: {
    type: 'ask';
    /** The answer carries it. */
    request: number;
    method: Method;
    args: Parameters<TypeService[Method]>;
  };
}[keyof TypeService];

/** The answer to a request: what the method returned, or what was thrown. */
export type TypeAnswer = { request: number } & ({ value: unknown } | { failure: string });

/** What the service uses of the compiler. The build leaves out all that these don't reach. */
export const COMPILER_NAMES = [
  'convertCompilerOptionsFromJson',
  'createLanguageService',
  'displayPartsToString',
  'flattenDiagnosticMessageText',
  'forEachChild',
  'getSpellingSuggestion',
  'getTokenAtPosition',
  'isIdentifier',
  'ScriptSnapshot',
  'SymbolFlags',
  'SyntaxKind',
  'version',
] as const;
