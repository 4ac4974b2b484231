import type TypeScript from 'typescript';
import type { MemberId, NameText } from 'live-playground/model';
import { indexRows, readMeaning, textOf, type Known } from 'live-playground/types';
import { toPosix } from '../../files/paths';
import type { ApiProgram, TypeScriptModule } from './api-program';
import { hashText } from '../../files/hash-text';
import { hidePaths } from './hide-paths';
import { ownersFirst, type Descriptions } from './read-descriptions';
import type { ReadTable } from './table-facts';

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

/** Finds the names in source files that the reference says something of, as the type worker finds them in the editor. */
export function findNames(
  api: ApiProgram,
  { root, tables, descriptions, definitions, files }: NamesInput,
): { names: Record<string, NameText>; places: Record<string, FileNames> } {
  const { ts, service, program } = api;
  const names: Record<string, NameText> = {};
  const ours = new Set(files);
  const described = ownersFirst([...descriptions.values()]).flatMap(({ id, properties }) => {
    const { rows, facts } = tables.find((table) => table.id === id) ?? {};
    const said = new Set([
      ...Object.keys(properties),
      ...(facts?.members.flatMap(({ name, doc }) => (doc ? name : [])) ?? []),
    ]);
    return rows ? [{ id, rows: new Map([...rows].filter(([name]) => said.has(name))) }] : [];
  });
  const known: Known = {
    rows: indexRows(described),
    isType: (name) => definitions.has(name),
    isOurs: (file) => ours.has(file),
  };
  const wanted = new Set([...definitions, ...[...known.rows.values()].flat().map((id) => id.replace(/^.*[ .]/, ''))]);

  /** What a name means, if there is a text for it. */
  const identify = (node: TypeScript.Identifier): string | undefined => {
    const meaning = readMeaning(service, node.getSourceFile().fileName, node.getStart(), known);
    const text = meaning && (names[meaning.id] ?? textOf(service, meaning));
    if (!text) return undefined;
    names[meaning.id] = { ...text, code: hidePaths(text.code) };
    return meaning.id;
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
function isPlainAttribute(ts: TypeScriptModule, { parent }: TypeScript.Node): boolean {
  if (!ts.isJsxAttribute(parent)) return false;
  const { tagName } = parent.parent.parent;
  return ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text);
}

/** An offset in a text whose lines end with one character. */
const lineFeeds = (text: string, at: number) => at - (text.slice(0, at).match(/\r\n/g)?.length ?? 0);

const sorted = <T>(values: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
