import type { TypeData } from 'live-playground/model';
import type { ApiDefinition, ApiType, Problem, ToolProperty, ToolTable } from '../../model';
import type { LoadCompiler } from '../compile/types/create-program';
import type { Entry, Snapshot } from './snapshot';

/** A row of a table, in one language. */
export interface ApiRow extends ToolProperty {
  /** Its type, with the names in it. */
  parts: ApiType;
  /** The table whose row it is: it may be taken over from another one. */
  home: string;
  /** Not meant to be used, but a demo does. */
  isInternal: boolean;
}

/** The API reference of a site, as the engine and other features know it. */
export interface Api {
  /**
   * Its tables, by their ids: the line that a reader copies, the address of the page that shows each, the module that exports its
   * type, and the table that it extends.
   */
  tables: ReadonlyMap<string, Omit<ToolTable, 'id' | 'properties'>>;
  /** What the names in types stand for. */
  definitions: Readonly<Record<string, ApiDefinition>>;
  /** What was read of the library, as plain data. @internal */
  facts: unknown;
  /** What `docs/api` says, text by text, each in all languages that it's in. */
  texts: readonly { file: string; line: number; said: Readonly<Record<string, string>> }[];
  /** The tables that an entry shows. Those that the library doesn't have are left out. @internal */
  tablesOn(entry: Entry): string[];
  /** The rows of a table, sorted by name. */
  rows(table: string, language: string): ApiRow[];
  /** What a property goes by where its table isn't named: `tooltip.delay`. */
  fullName(table: string, name: string): string;
  /** Tables that an entry asks for and that aren't there. @internal */
  missing(entry: Entry): Problem[];
  /** The data that an entry shows of it: addresses below the base, and texts. @internal */
  files(snapshot: Snapshot, entry: Entry): { address: string; text: string }[];
  /** What readers who edit a demo are told of its rows. @internal */
  forEditor(): Pick<TypeData, 'api' | 'types'>;
}

/** The reference of a site, if it has one that can be read. */
export interface ApiResult {
  api?: Api;
  /** What is wrong with the library or the descriptions of it. */
  problems: readonly Problem[];
}

/** Reads the reference. @param loadCompiler brings the compiler, if the caller has it already. */
export type ReadApi = (snapshot: Snapshot, loadCompiler?: LoadCompiler) => Promise<ApiResult>;

/** Has the feature read it that can; without one there is none. */
export const readApi: ReadApi = async (snapshot, loadCompiler) => {
  const read = snapshot.config.features.flatMap(({ parts }) => parts.readApi ?? [])[0] as ReadApi | undefined;
  return (await read?.(snapshot, loadCompiler)) ?? { problems: [] };
};
