import type { MemberId, NameText } from 'live-playground/model';
import type { ApiDefinition } from '../../../model';
import { toPosix } from '../../files/paths';
import type { Libraries } from '../../library/library';
import { createApiProgram, tableFile, tableSource, type TypeScriptModule } from './api-program';
import { completeTables, isTyped } from './complete-tables';
import { findDocumented } from './documented';
import { findNames, type FileNames } from './find-names';
import { findUsage } from './find-usage';
import { exportsFile, exportsSource } from './library-exports';
import { listedIn, openTable } from './open-table';
import { openAsked, type Asked, type UnknownName } from './open-asked';
import type { WrittenTable } from './read-descriptions';
import { readTable } from './read-table';
import { createTypeReader } from './read-type';
import type { TableFacts } from './table-facts';
import type { TableType } from './table-type';

/**
 * Version of the reader, which is part of `api-facts.json`. Raise it when `readApi` makes something else of the same files:
 * facts that an older version has read then count as outdated. A test compares the facts of a small library with those that
 * are stored for this version.
 */
export const READER_VERSION = 5;

/** All that the compiler knows of the library and of the demos. Plain data, so that it can be kept on the disk. */
export interface ApiFacts {
  tables: Record<string, TableFacts>;
  definitions: Record<string, ApiDefinition>;
  /** The members that each source file of a demo sets or reads, by path from the root. */
  usage: Record<string, MemberId[]>;
  /** What the compiler says of each name that demos have and the reference explains. */
  names: Record<string, NameText>;
  /** Where each source file of a demo has them, by path from the root. */
  places: Record<string, FileNames>;
  /** Types of the descriptions that do not compile: file and message. */
  errors: { file: string; message: string }[];
  /** What the tables list whose type no file of `docs/api` names. */
  found: Record<string, TableType>;
  /** Tables of the files whose exports pages list, by the path that pages have. */
  files: Record<string, string[]>;
  /** Names that the documented packages don't export. */
  unknown: Record<string, UnknownName>;
}

/** What is read. */
export interface ApiInput {
  /** Id of the site's folder. */
  root: string;
  libraries: Libraries;
  /** The files of `docs/api`, by id of their table. */
  written: ReadonlyMap<string, WrittenTable>;
  asked: Asked;
  /** Ids of the demos' source files. */
  demoFiles: string[];
  /** What readers see of them, by id, where that isn't what's on the disk. */
  demoTexts: ReadonlyMap<string, string>;
}

/** What was read, the hash of every file that this took, as it was read, and what was looked for in vain. */
export interface ApiReading {
  facts: ApiFacts;
  filesRead: Record<string, string>;
  absent: string[];
}

/** Files of the compiler's own and of CSS properties: nobody reads their comments, and parsing them takes a tenth of a second. */
const UNREAD = /\/node_modules\/(?:typescript|csstype|@types\/node)\//;

/** Reads the library's declarations and the demos that use it. */
export function readApi(ts: TypeScriptModule, input: ApiInput): ApiReading {
  const { root, libraries, written, asked, demoFiles, demoTexts } = input;
  const typed = [...written.values()].filter(isTyped);
  const virtual = new Map(typed.map((one) => [tableFile(root, one), tableSource(one)]));
  const sources = Object.values(asked.files);
  if (asked.ids.length + sources.length > 0)
    virtual.set(exportsFile(root), exportsSource(libraries.all.map(({ name }) => name)));
  const { isLibrary } = findDocumented(libraries.all, root);
  const files = [...demoFiles, ...sources];
  const api = createApiProgram({
    ts,
    root,
    virtual,
    files,
    texts: demoTexts,
    aliases: libraries.aliases,
    hasComments: (file) => !UNREAD.test(file),
  });
  const types = createTypeReader(api, isLibrary);
  const found = openAsked(api, root, asked);
  const open = [
    ...typed.map((one) => openTable(api, root, one)),
    ...found.tables.map((one) => ({ ...one, listed: listedIn(written.get(one.id)) })),
  ];
  const foundTypes = Object.fromEntries(found.tables.map((one) => [one.id, one.found]));
  const descriptions = completeTables(written, foundTypes);
  const tables = open.map((one) => readTable(api, types, one));
  const demos = new Set(demoFiles);
  const usage = findUsage(api, tables, descriptions, (file) => demos.has(file));

  const definitions = types.definitions();
  const { names, places } = findNames(api, {
    root,
    tables,
    descriptions,
    definitions: new Set(Object.keys(definitions)),
    files: demoFiles,
  });

  const errors = typed.flatMap((one) => {
    const source = api.program.getSourceFile(tableFile(root, one));
    return api.program.getSemanticDiagnostics(source).map(({ messageText }) => ({
      file: one.filename,
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
  });
  return {
    facts: {
      tables: Object.fromEntries(tables.map(({ id, facts }) => [id, facts])),
      definitions,
      usage: Object.fromEntries([...usage].map(([file, ids]) => [toPosix(root, file), ids])),
      names,
      places,
      errors,
      found: foundTypes,
      files: found.files,
      unknown: found.unknown,
    },
    filesRead: Object.fromEntries(api.filesRead),
    absent: [...api.absent],
  };
}
