/** What the type worker answers about a reader's code. All offsets are in characters from the start of a file. */

/** What the worker needs beside the compiler: declarations of all that demos may import. Paths start with `/`. */
export interface TypeData {
  /** Texts of declarations, manifests of packages, and files that demos import. */
  files: Record<string, string>;
  /** Files that declare globals. */
  roots: string[];
  /** Folders of packages that are links, and where they lead. */
  links: Record<string, string>;
  /** Where imports lead that name no installed package, as the compiler's option has it. */
  paths?: Readonly<Record<string, readonly string[]>>;
  /** Options of the compiler that say what errors are, where they differ from those of an exported project. */
  strictness?: Readonly<Record<string, boolean>>;
  /** The site's folder. */
  root: string;
  /** Packages that demos import, as imports call them. */
  packages: string[];
  /** What demos call the default export of a package, by the package. */
  defaults: Record<string, string>;
  /** Path of each demo's own file, by the demo's id. */
  demos: Record<string, string>;
  /** How often demos set a property of a name. */
  uses: Record<string, number>;
  /** The tables of the API reference. */
  api: TypeApiTable[];
  /** Address of each type's definition in the reference, below the base, by the type's name. */
  types: Record<string, string>;
  /** See `TypePack`. */
  lacks?: TypeLacks;
}

/** What another version of a package has in place of the installed one. */
export interface TypePack {
  /** The package, as imports call it. */
  name: string;
  /** Texts of its declarations and manifests, by path from its folder. What it depends on is in `node_modules` there. */
  files: Record<string, string>;
  lacks: TypeLacks;
}

/** What a version hasn't yet of what the site documents, by name. */
export interface TypeLacks {
  properties: Record<string, TypeLack>;
  /** Properties that it has with another type. */
  types: Record<string, TypeLack>;
  /** What the package exports. */
  exports: Record<string, TypeLack>;
}

/** Something that came with a later version. */
export interface TypeLack {
  /** Name of the row of the reference: `Dialog.width`; that of the property where several have it. */
  row: string;
  /** The version. */
  since: string;
}

/** A table of the API reference, as the worker finds its rows from the library's declarations. */
export interface TypeApiTable {
  id: string;
  /** A module that exports the table's type as `ApiType`. */
  source: string;
  /** Address of the page that shows the table, below the base; absent if no page does. */
  home?: string;
  properties: Record<string, TypeApiProperty>;
}

/** What the reference says of a property. */
export interface TypeApiProperty {
  /** By language; English is always there. */
  description: Record<string, string>;
  /** As code; absent if it takes words. */
  default?: string;
  /** Version in which it appeared. */
  since?: string;
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
  /** The compiler's text, with one reason per line. */
  message: string;
  /** The compiler's number of the message. */
  code: number;
  /** The code is right for a newer version, which has this, or has it with another type. */
  came?: TypeLack & { isChange?: true };
  fixes: TypeFix[];
}

/** Where the reference says more. */
export interface TypeApiLink {
  /** Name of the row: `Dialog.width`. */
  name: string;
  /** Address below the base, with the row's anchor. */
  address: string;
}

/** What is known of a name. */
export interface TypeInfo {
  /** The type as code. */
  code: string;
  /** As plain text. */
  description: string;
  default?: string;
  /** Version in which it appeared. */
  since?: string;
  api?: TypeApiLink;
}

/** What is known of the name at a place. */
export interface TypeHover extends TypeInfo {
  from: number;
  to: number;
}

/** A name that may be typed. */
export interface TypeCompletion {
  label: string;
  /** What it is, as CodeMirror's icons call it. */
  kind:
    | 'property'
    | 'function'
    | 'variable'
    | 'constant'
    | 'class'
    | 'interface'
    | 'type'
    | 'keyword'
    | 'namespace'
    | 'text';
  /** What is inserted, if it isn't the label. */
  insert?: string;
  /** More is better, from -99 to 99. */
  boost: number;
  /** What has to be imported with it: the package, and the change that does. */
  import?: { module: string; edit: TextEdit };
}

export interface TypeCompletions {
  from: number;
  to: number;
  options: TypeCompletion[];
}

/** The call around a place. */
export interface TypeSignature {
  /** Offset of the call's parenthesis: as long as it is the same, so is the call. */
  from: number;
  before: string;
  parameters: string[];
  separator: string;
  after: string;
  /** Place in `parameters` of the one that is being typed. */
  active: number;
  description: string;
}

/** Where something is declared: in the demo, or in the reference. */
export type TypeDefinition = { file: string; from: number; to: number } | TypeApiLink;

/** A place in a demo. */
export interface TypePlace {
  source: TypeSource;
  file: string;
  at: number;
  /** Language of descriptions. */
  language: string;
}

/** Answers questions about types. Whatever compiler is behind it, this is all that the site knows of it. */
export interface TypeService {
  /** The errors of all files, in their order. */
  check(source: TypeSource): TypeIssue[];
  hover(place: TypePlace): TypeHover | undefined;
  complete(place: TypePlace): TypeCompletions | undefined;
  /** What is known of a name that `complete` offers at the same place. */
  describe(place: TypePlace, name: string): TypeInfo | undefined;
  signature(place: TypePlace): TypeSignature | undefined;
  define(place: TypePlace): TypeDefinition | undefined;
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
    /** Absolute address of the declarations of another version of a package (`TypePack`), which is asked about. */
    pack?: string;
    method: Method;
    args: Parameters<TypeService[Method]>;
  };
}[keyof TypeService];

/** The answer to a request: what the method returned, or what was thrown. `unloaded`: what is to be asked couldn't be loaded. */
export type TypeAnswer = { request: number } & ({ value: unknown } | { failure: string; unloaded?: true });

/** What the service uses of the compiler, and what checks code against another version of the library. The build leaves out all that these don't reach. */
export const COMPILER_NAMES = [
  'convertCompilerOptionsFromJson',
  'createLanguageService',
  'displayPartsToString',
  'flattenDiagnosticMessageText',
  'forEachChild',
  'getNameOfDeclaration',
  'getSpellingSuggestion',
  'getTokenAtPosition',
  'IndexKind',
  'isArrayLiteralExpression',
  'isArrowFunction',
  'isAwaitExpression',
  'isBindingElement',
  'isCallExpression',
  'isComputedPropertyName',
  'isElementAccessExpression',
  'isExportDeclaration',
  'isExternalModuleReference',
  'isIdentifier',
  'isImportDeclaration',
  'isImportEqualsDeclaration',
  'isImportTypeNode',
  'isIndexedAccessTypeNode',
  'isJsxAttribute',
  'isJsxAttributes',
  'isJsxExpression',
  'isJsxOpeningLikeElement',
  'isJsxSpreadAttribute',
  'isLiteralTypeNode',
  'isMethodDeclaration',
  'isModuleDeclaration',
  'isNamedExports',
  'isNamedImports',
  'isNamespaceImport',
  'isObjectBindingPattern',
  'isObjectLiteralExpression',
  'isPropertyAccessExpression',
  'isPropertyAssignment',
  'isQualifiedName',
  'isReturnStatement',
  'isShorthandPropertyAssignment',
  'isSpreadAssignment',
  'isSpreadElement',
  'isStringLiteral',
  'isStringLiteralLike',
  'isTypeReferenceNode',
  'isUnionTypeNode',
  'isVariableDeclaration',
  'ScriptSnapshot',
  'SymbolFlags',
  'SyntaxKind',
  'TypeFlags',
  'version',
] as const;
