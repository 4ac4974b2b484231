import type TypeScript from 'typescript';
import { toPosix } from '../../files/paths';
import type { ApiProgram, Compiler } from './api-program';
import { hashText } from '../../files/hash-text';
import { memberId, type MemberId } from './member-index';
import type { Descriptions } from './read-descriptions';
import type { ReadTable } from './read-table';

/** What the compiler says of a name that the reference has. */
export interface NameFacts {
  /** The name's declaration as code. */
  code: string;
  /** What the library's own comment says, if the name is a type. */
  comment?: string;
}

/** Names of the reference in a source file. */
export interface FileNames {
  /** Hash of the text that the places are in. */
  hash: string;
  /** Offsets of each name by what it means: a member's id, or a type's name. Ends of lines count as one character. */
  places: Record<MemberId, number[]>;
}

interface NamesInput {
  root: string;
  tables: ReadTable[];
  descriptions: ReadonlyMap<string, Descriptions>;
  /** Names of types that the reference defines. */
  definitions: ReadonlySet<string>;
  /** Source files, absolute. */
  files: string[];
}

/** What the editor's tooltips are made of. The compiler exports it, and doesn't declare it. */
interface Internals {
  GoToDefinition: {
    getDefinitionAtPosition(
      program: TypeScript.Program,
      source: TypeScript.SourceFile,
      at: number,
    ): readonly TypeScript.DefinitionInfo[] | undefined;
  };
  SymbolDisplay: {
    getSymbolDisplayPartsDocumentationAndSymbolKind(
      checker: TypeScript.TypeChecker,
      symbol: TypeScript.Symbol,
      source: TypeScript.SourceFile,
      enclosing: TypeScript.Node | undefined,
      location: TypeScript.Node,
    ): { displayParts: TypeScript.SymbolDisplayPart[]; documentation: TypeScript.SymbolDisplayPart[] };
  };
  getContainerNode(node: TypeScript.Node): TypeScript.Node | undefined;
  getTokenAtPosition(source: TypeScript.SourceFile, at: number): TypeScript.Node;
}

/** Finds the names in source files that the reference says something of, as the type worker finds them in the editor. */
export function findNames(
  api: ApiProgram,
  { root, tables, descriptions, definitions, files }: NamesInput,
): { names: Record<string, NameFacts>; places: Record<string, FileNames> } {
  const { program, checker } = api;
  const ts = api.ts as Compiler & Internals;
  const names: Record<string, NameFacts> = {};
  const ours = new Set(files);
  const rows = indexRows(tables, descriptions);
  const wanted = new Set([...definitions, ...[...rows.values()].map((id) => id.replace(/^.*[ .]/, ''))]);

  const describe = (node: TypeScript.Node, symbol: TypeScript.Symbol): NameFacts => {
    const source = node.getSourceFile();
    const found = ts.SymbolDisplay.getSymbolDisplayPartsDocumentationAndSymbolKind(
      checker,
      symbol,
      source,
      ts.getContainerNode(node),
      node,
    );
    const comment = ts.displayPartsToString(found.documentation);
    return { code: ts.displayPartsToString(found.displayParts), ...(comment && { comment }) };
  };

  /** What a name means. */
  const identify = (node: TypeScript.Identifier): string | undefined => {
    const source = node.getSourceFile();
    for (const { fileName, textSpan, name } of ts.GoToDefinition.getDefinitionAtPosition(
      program,
      source,
      node.getStart(),
    ) ?? []) {
      const declaring = program.getSourceFile(fileName);
      const id = rows.get(`${fileName}:${textSpan.start}`);
      if (id !== undefined) {
        const label = declaring && ts.getTokenAtPosition(declaring, textSpan.start);
        const symbol = label && checker.getSymbolAtLocation(label);
        if (label && symbol) names[id] ??= { code: withoutUndefined(describe(label, symbol).code) };
        return id;
      }
      const isElsewhere = declaring && !ours.has(fileName) && !program.isSourceFileDefaultLibrary(declaring);
      if (!isElsewhere || !definitions.has(name)) continue;
      const symbol = checker.getSymbolAtLocation(node);
      if (symbol) names[name] ??= describe(node, symbol);
      return name;
    }
    return undefined;
  };

  const placesIn = (source: TypeScript.SourceFile): FileNames['places'] => {
    const places: FileNames['places'] = {};
    const visit = (node: TypeScript.Node): void => {
      if (ts.isIdentifier(node) && wanted.has(node.text) && !isPlainAttribute(ts, node)) {
        const id = identify(node);
        if (id !== undefined) (places[id] ??= []).push(lineFeeds(source.text, node.getStart()));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return places;
  };

  const places = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source ? [[toPosix(root, file), { hash: hashText(source.text), places: placesIn(source) }] as const] : [];
  });
  return { names: sorted(names), places: Object.fromEntries(places) };
}

/** True for an attribute of a plain element: the library has none of those, and asking for them takes half of the time. */
function isPlainAttribute(ts: Compiler, { parent }: TypeScript.Node): boolean {
  if (!ts.isJsxAttribute(parent)) return false;
  const { tagName } = parent.parent.parent;
  return ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text);
}

/** The type of an optional property without what it may be anyway. */
const withoutUndefined = (code: string) => code.replace(/(\?: [\s\S]*) \| undefined$/, '$1');

/** An offset in a text whose lines end with one character. */
const lineFeeds = (text: string, at: number) => at - (text.slice(0, at).match(/\r\n/g)?.length ?? 0);

const sorted = <T>(values: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The rows of the reference by file and offset of the name that declares each. A row that a table has from another is that one's. */
function indexRows(tables: ReadTable[], descriptions: ReadonlyMap<string, Descriptions>): Map<string, MemberId> {
  const rows = new Map<string, MemberId>();
  const isBase = ({ id }: ReadTable) => descriptions.get(id)?.extends === undefined;
  for (const { id, declarations } of tables.toSorted((a, b) => Number(isBase(b)) - Number(isBase(a)))) {
    for (const name of Object.keys(descriptions.get(id)?.properties ?? {})) {
      for (const node of declarations.get(name) ?? []) {
        const { name: label = node } = node as TypeScript.NamedDeclaration;
        const key = `${node.getSourceFile().fileName}:${label.getStart()}`;
        if (!rows.has(key)) rows.set(key, memberId(id, name));
      }
    }
  }
  return rows;
}
