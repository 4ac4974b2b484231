import type { MemberId } from 'live-playground/model';
import type { ApiDefinition } from '../../../core/model';
import { toPosix } from '../../../core/node/files/paths';
import type { Libraries } from '../../../core/node/library/library';
import {
  createApiProgram,
  errorsIn,
  type Reading,
  type TypeScriptModule,
} from '../../../core/node/compile/types/create-program';
import { completeTables, isTyped, type WrittenTable, type TableType } from './read-descriptions';
import { findDocumented } from '../../../core/node/compile/types/documented';
import { findUsage } from './find-usage';
import { exportsFile, exportsSource } from './library-exports';
import { listedIn, openTable, tableFile, tableSource } from './open-table';
import { openAsked, type Asked, type UnknownName } from './find-table';
import { readTable } from './read-table';
import { createTypeReader } from './read-type';
import type { TableFacts } from './table-facts';

/** All that the compiler knows of the library and of the demos. */
export interface ApiFacts {
  tables: Record<string, TableFacts>;
  definitions: Record<string, ApiDefinition>;
  /** The members that each source file of a demo sets or reads, by path from the root. */
  usage: Record<string, MemberId[]>;
  /** Types of the descriptions that do not compile: file and message. */
  errors: { file: string; message: string }[];
  /** What the tables list whose type no file of `docs/api` names. */
  found: Record<string, TableType>;
  /** Tables of the files whose exports pages list, by the path that pages have. */
  files: Record<string, string[]>;
  /** Names that the documented packages don't export. */
  unknown: Record<string, UnknownName>;
}

/** What is read. Has no words, whose edits take no reading. */
export interface ApiInput {
  /** Id of the site's folder. */
  root: string;
  libraries: Pick<Libraries, 'all' | 'aliases'>;
  /** The files of `docs/api`, by `typesOf`. */
  written: readonly WrittenTable[];
  asked: Asked;
  /** Ids of the demos' source files. */
  demoFiles: string[];
  /** What readers see of them, by id, where that isn't what's on the disk. */
  demoTexts: Readonly<Record<string, string>>;
}

/** Files of the compiler's own and of CSS properties: nobody reads their comments, and parsing them takes a tenth of a second. */
const UNREAD = /\/node_modules\/(?:typescript|csstype|@types\/node)\//;

/** Reads the library's declarations and the demos that use it. */
export function readApi(ts: TypeScriptModule, input: ApiInput): Reading<ApiFacts> {
  const { root, libraries, written, asked, demoFiles, demoTexts } = input;
  const typed = written.filter(isTyped);
  const writtenById = new Map(written.map((one) => [one.id, one]));
  const virtual = new Map(Object.entries(demoTexts));
  for (const one of typed) virtual.set(tableFile(root, one), tableSource(one));
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
    aliases: libraries.aliases,
    hasComments: (file) => !UNREAD.test(file),
  });
  const types = createTypeReader(api, isLibrary);
  const found = openAsked(api, root, asked);
  const open = [
    ...typed.map((one) => openTable(api, root, one)),
    ...found.tables.map((one) => ({ ...one, listed: listedIn(writtenById.get(one.id)) })),
  ];
  const foundTypes = Object.fromEntries(found.tables.map((one) => [one.id, one.found]));
  const descriptions = completeTables(writtenById, foundTypes);
  const tables = open.map((one) => readTable(api, types, one));
  const demos = new Set(demoFiles);
  const usage = findUsage(api, tables, descriptions, (file) => demos.has(file));
  const errors = typed.flatMap((one) =>
    errorsIn(api, tableFile(root, one)).map(({ message }) => ({ file: one.filename, message })),
  );
  return {
    result: {
      tables: Object.fromEntries(tables.map(({ id, facts }) => [id, facts])),
      definitions: types.definitions(),
      usage: Object.fromEntries([...usage].map(([file, ids]) => [toPosix(root, file), ids])),
      errors,
      found: foundTypes,
      files: found.files,
      unknown: found.unknown,
    },
    filesRead: api.filesRead,
    absent: api.absent,
  };
}
