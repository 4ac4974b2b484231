import { oncePer } from '../../../core/model/once-per';
import path from 'node:path';
import { BuildError, memberId, splitMember, type MemberId } from 'live-playground/model';
import { ownValue, type Problem } from '../../../core/model';
import { keptReading } from '../../../core/node/compile/types/kept-reading';
import { typeProblems } from '../../../core/node/config/package-problems';
import { engineModule } from '../../../core/node/files/entries';
import { toPosix } from '../../../core/node/files/paths';
import { commonVersion, libraryVersions } from '../../../core/node/library/library-versions';
import type { Api, ApiResult, ReadApi } from '../../../core/node/snapshot/api';
import { findHomes } from '../../../core/node/snapshot/find-homes';
import type { Snapshot } from '../../../core/node/snapshot/snapshot';
import { editorData, pageFiles } from './api-data';
import { checkShown } from './check-shown';
import type { Asked } from './find-table';
import { fullName, joinMembers, joinRows, tablesOf, type ApiParts } from './join-table';
import { readApi, type ApiFacts } from './read-api';
import { tableSource } from './open-table';
import {
  API_FOLDER,
  completeTables,
  isImportable,
  isTyped,
  textsOf,
  typesOf,
  wordsOf,
  type ApiWords,
} from './read-descriptions';

/** The reference with what this feature alone knows of it. */
export interface Reference extends Api {
  facts: ApiFacts;
  parts: ApiParts;
  /** The members that a demo uses, each by the table that has its row, and where that row is. */
  usedBy(demo: string): { name: string; table: string; home: string | undefined }[];
}

/** The reference as the engine hands it on. This feature makes it, and no other. */
export const ownReference = (api: Api | undefined) => api as Reference | undefined;

/** Reads the reference as the engine does: once for each snapshot. */
export async function readReference(
  read: () => Promise<ApiResult>,
): Promise<{ reference: Reference | undefined; problems: ApiResult['problems'] }> {
  const { api, problems } = await read();
  return { reference: ownReference(api), problems };
}

/**
 * True if a site has an API reference: a page shows a part of it, unless the option `apiParser` is false. With the option, the
 * library is read for hovers even if no page does.
 */
export const hasApi = oncePer(
  ({ config, entries }: Pick<Snapshot, 'config' | 'entries'>): boolean =>
    config.apiParser ?? entries.some(({ compiled }) => compiled.components.includes('ApiTypes')),
);

/** False if all that a site shows of the reference is for where there is one. */
const isWanted = ({ config, entries }: Pick<Snapshot, 'config' | 'entries'>): boolean =>
  config.apiParser === true ||
  entries.some(({ compiled: { components, tables } }) =>
    tables.length > 0 ? tables.some(({ isOptional }) => !isOptional) : components.includes('ApiTypes'),
  );

/** Reads the reference of a site: the library, the descriptions, and what its demos use. Never throws for what is in them. */
export const loadApi: ReadApi = async (snapshot, loadCompiler) => {
  if (!hasApi(snapshot)) return { problems: [] };
  const { problems } = wordsOf(snapshot);
  const missing = typeProblems(snapshot.root);
  if (missing.length > 0) return { problems: isWanted(snapshot) ? [...problems, ...missing] : problems };
  try {
    return { api: await createApi(snapshot, loadCompiler), problems };
  } catch (error) {
    const own = error instanceof BuildError ? error.problems : [toProblem(error)];
    return { problems: [...problems, ...own] };
  }
};

const toProblem = (error: unknown): Problem => ({
  file: API_FOLDER,
  found: `the API reference cannot be read: ${error instanceof Error ? error.message : String(error)}`,
  expected: 'descriptions of what the library exports',
  fix: 'Correct what the message names, or set apiParser to false in site.config.ts',
});

const READER = { name: 'api', module: engineModule('features/api/node/read-api'), read: readApi };

async function createApi(snapshot: Snapshot, loadCompiler: Parameters<ReadApi>[1]): Promise<Reference> {
  const { root, config, libraries, history } = snapshot;
  const words = wordsOf(snapshot);
  const demos = [...snapshot.demos.values()].map(({ id, parts }) => ({
    id,
    files: parts.sources.map(({ file }) => file).filter(isTypeScript),
  }));
  const sources = [...snapshot.demos.values()].flatMap(({ parts }) => parts.sources);
  const changed = sources.filter(
    ({ file, text }) => isTypeScript(file) && (snapshot.files.made.has(file) || text !== snapshot.files.text(file)),
  );
  const input = {
    root,
    libraries: { all: libraries.all, aliases: libraries.aliases },
    written: [...words.tables.values()].map(typesOf),
    asked: askedTables(snapshot, words),
    demoFiles: [...new Set(demos.flatMap(({ files }) => files))].sort(),
    demoTexts: Object.fromEntries(changed.map(({ file, text }) => [file, text])),
  };
  const facts = await keptReading(READER, input, loadCompiler);
  const descriptions = completeTables(words.tables, facts.found);
  const homes = findHomes(snapshot, facts.files);

  /** A member of a table that has it from another is that other's row. */
  const toHome = (id: MemberId): MemberId => {
    const { table, name } = splitMember(id);
    const { extends: origin, properties } = descriptions.get(table) ?? {};
    return origin && !ownValue(properties, name) ? memberId(origin, name) : id;
  };
  const used = demos.map(({ id, files }) => ({
    demo: id,
    ids: [...new Set(files.flatMap((file) => facts.usage[toPosix(root, file)] ?? []).map(toHome))].sort(),
  }));
  const users = new Map<MemberId, number[]>();
  used.forEach(({ ids }, at) => ids.forEach((id) => users.set(id, [...(users.get(id) ?? []), at])));
  for (const [id, list] of users) users.set(id, sortUsers(id, list, used));

  const parts: ApiParts = {
    facts,
    descriptions,
    users,
    demos: [...snapshot.demos.values()].map(({ title, entry }) => ({ title, path: entry.path })),
    homes,
    base: config.base,
    language: config.language.id,
    history,
    version: commonVersion(libraryVersions(libraries.all, root, snapshot.files)),
  };
  const read = [...descriptions.values()].filter(({ id }) => Object.hasOwn(facts.tables, id));
  const shown = new Set(
    read.flatMap(({ id }) => joinMembers(parts, id).map(({ member }) => memberId(id, member.name))),
  );
  return {
    parts,
    facts,
    definitions: facts.definitions,
    tables: new Map(
      read.map((table) => {
        const home = homes.get(table.id);
        const more = {
          ...(home === undefined ? {} : { home }),
          ...(isImportable(table) ? { source: tableSource(table) } : {}),
          ...(table.extends === undefined ? {} : { extends: table.extends }),
        };
        return [table.id, { import: table.import, ...more }];
      }),
    ),
    texts: [...words.tables.values()].flatMap(textsOf),
    tablesOn: ({ compiled }) => compiled.tables.flatMap((one) => tablesOf(parts, one)),
    rows: (id, language) => joinRows(parts, id, language),
    fullName: (table, name) => fullName(parts, table, name),
    missing: (entry) => checkShown(entry, parts, libraries),
    files: (local, entry) => pageFiles(local, parts, entry),
    forEditor: () => editorData(parts),
    usedBy(demo) {
      const ids = used.find((one) => one.demo === demo)?.ids ?? [];
      return ids.flatMap((id) => {
        const { table, name } = splitMember(id);
        return shown.has(id) ? [{ table, name, home: homes.get(table) }] : [];
      });
    },
  };
}

const isTypeScript = (file: string) => /\.tsx?$/.test(file);

/** Demos that are about a member first: it is in their name, or they use little else. */
function sortUsers(id: MemberId, list: number[], used: { demo: string; ids: MemberId[] }[]): number[] {
  const name = id.split(/[ .]/).at(-1)?.toLowerCase() ?? '';
  const isAbout = (at: number) => used[at]?.demo.replaceAll('-', '').includes(name) ?? false;
  const size = (at: number) => used[at]?.ids.length ?? 0;
  return list.toSorted((a, b) => Number(isAbout(b)) - Number(isAbout(a)) || size(a) - size(b) || a - b);
}

/** The tables of a site whose type no file of `docs/api` names. */
function askedTables({ root, files, entries }: Pick<Snapshot, 'root' | 'files' | 'entries'>, words: ApiWords): Asked {
  const shown = entries.flatMap(({ compiled }) => compiled.tables);
  const isKnown = (id: string) => {
    const written = words.tables.get(id);
    return written !== undefined && isTyped(written);
  };
  const controlled = entries.flatMap(({ compiled }) => compiled.demos.flatMap(({ controls }) => controls?.of ?? []));
  const named = [...words.tables.keys(), ...shown.flatMap(({ id, isFile }) => (isFile ? [] : id)), ...controlled];
  const paths = new Set(shown.flatMap(({ id, isFile }) => (isFile ? id : [])));
  return {
    ids: [...new Set(named)].filter((id) => !isKnown(id)),
    files: Object.fromEntries(
      [...paths].flatMap((name) => {
        const file = findSource(root, name, files.has);
        return file === undefined ? [] : [[name, file] as const];
      }),
    ),
  };
}

/** A file by its path from the site's folder, or from one above it in the same repository. */
function findSource(root: string, name: string, has: (file: string) => boolean): string | undefined {
  for (let folder = root; ; folder = path.posix.dirname(folder)) {
    const file = path.posix.join(folder, name);
    if (has(file)) return file;
    if (folder === path.posix.dirname(folder) || has(`${folder}/.git`)) return undefined;
  }
}
