import type { ApiDefinition } from '../../../model';
import type { MemberId, NameText } from 'live-playground/model';
import { createApiProgram, tableFile, tableSource, type TypeScriptModule } from './api-program';
import { findNames, type FileNames } from './find-names';
import { findUsage } from './find-usage';
import { toPosix } from '../../files/paths';
import type { Libraries } from '../../library/library';
import { findDocumented } from './documented';
import type { Descriptions } from './read-descriptions';
import { openTable } from './open-table';
import { readTable, type TableFacts } from './read-table';
import { createTypeReader } from './read-type';

/**
 * Version of the reader, which is part of `api-facts.json`. Raise it when `readApi` makes something else of the same files:
 * facts that an older version has read then count as outdated. A test compares the facts of a small library with those that
 * are stored for this version.
 */
export const READER_VERSION = 3;

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
}

/** What is read. */
export interface ApiInput {
  /** Id of the site's folder. */
  root: string;
  libraries: Libraries;
  descriptions: ReadonlyMap<string, Descriptions>;
  /** Ids of the demos' source files. */
  demoFiles: string[];
  /** What readers see of them, by id, where that isn't what's on the disk. */
  demoTexts: ReadonlyMap<string, string>;
}

/** What was read, and the hash of every file that this took, as it was read. */
export interface ApiReading {
  facts: ApiFacts;
  filesRead: Record<string, string>;
}

/** Reads the library's declarations and the demos that use it. */
export function readApi(ts: TypeScriptModule, input: ApiInput): ApiReading {
  const { root, libraries, descriptions, demoFiles, demoTexts } = input;
  const all = [...descriptions.values()];
  const virtual = new Map(all.map((one) => [tableFile(root, one), tableSource(one)]));
  const { isLibrary, hasComments } = findDocumented(libraries.all, root);
  const api = createApiProgram({
    ts,
    root,
    virtual,
    files: demoFiles,
    texts: demoTexts,
    aliases: libraries.aliases,
    hasComments,
  });
  const types = createTypeReader(api, isLibrary);
  const tables = all.map((one) => readTable(api, types, openTable(api, root, one)));
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

  const errors = all.flatMap((one) => {
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
    },
    filesRead: Object.fromEntries(api.filesRead),
  };
}
