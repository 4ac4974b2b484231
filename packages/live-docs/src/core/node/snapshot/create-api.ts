import { BuildError, memberId, splitMember, type MemberId } from 'live-playground/model';
import { ownValue, type ApiDemo, type ApiTable, type ApiTexts, type Problem } from '../../model';
import { askedTables } from './asked-tables';
import { findHomes } from './find-homes';
import type { Snapshot } from './snapshot';
import { typeProblems } from '../config/package-problems';
import { commonVersion, libraryVersions } from '../library/library-versions';
import { toPosix } from '../files/paths';
import type { LoadCompiler } from '../compile/api/api-program';
import { fullName, joinMembers, joinRows, joinTable, joinTexts, type ApiRow } from '../compile/api/join-table';
import type { ApiParts } from '../compile/api/api-parts';
import { completeTables } from '../compile/api/complete-tables';
import { keptReading } from '../compile/api/kept-reading';
import type { ApiFacts, ApiInput } from '../compile/api/read-api';
import type { PageApiTable } from '../compile/markdown/page-output';
import { API_FOLDER, typesOf, type Descriptions } from '../compile/api/read-descriptions';

/**
 * True if a site has an API reference: a page shows a part of it, unless the option `apiParser` is false. With the option, the
 * library is read for hovers even if no page does.
 */
export const hasApi = ({ config, entries }: Pick<Snapshot, 'config' | 'entries'>): boolean =>
  config.apiParser ?? entries.some(({ compiled }) => compiled.hasTypes);

/** A demo whose use of the library counts. */
interface ApiUser extends ApiDemo {
  id: string;
  /** Its source files, absolute. */
  files: string[];
}

/** The reference of a site, if it has one that can be read. */
export interface ApiResult {
  api?: Api;
  /** What is wrong with the library or the descriptions of it. */
  problems: readonly Problem[];
}

/** The API reference of a site. */
export interface Api {
  facts: ApiFacts;
  descriptions: ReadonlyMap<string, Descriptions>;
  demos: ApiDemo[];
  table(id: string): ApiTable;
  /** The tables that an `<API>` of a page shows, those that the library doesn't have left out. */
  tablesOf(shown: Pick<PageApiTable, 'id' | 'isFile'>): string[];
  texts(id: string, language: string): ApiTexts;
  /** A table's own rows as plain text. */
  rows(id: string, language: string): ApiRow[];
  /** What a property goes by where its table isn't named: `tooltip.delay`. */
  fullName(table: string, name: string): string;
  /** The members that a demo uses, each by the table that has its row, and where that row is. */
  usedBy(demo: string): { name: string; table: string; home: string | undefined }[];
  parts: ApiParts;
}

/**
 * Reads the reference of a site: the library, the descriptions, and what its demos use. Never throws for what is in them.
 * @param loadCompiler brings the compiler, if the caller has it already.
 */
export async function loadApi(snapshot: Snapshot, loadCompiler?: LoadCompiler): Promise<ApiResult> {
  const { root, words } = snapshot;
  if (!hasApi(snapshot)) return { problems: [] };
  const missing = typeProblems(root);
  if (missing.length > 0) return { problems: [...words.problems, ...missing] };
  try {
    return { api: await createApi(snapshot, loadCompiler), problems: words.problems };
  } catch (error) {
    const own = error instanceof BuildError ? error.problems : [toProblem(error)];
    return { problems: [...words.problems, ...own] };
  }
}

const toProblem = (error: unknown): Problem => ({
  file: API_FOLDER,
  found: `the API reference cannot be read: ${error instanceof Error ? error.message : String(error)}`,
  expected: 'descriptions of what the library exports',
  fix: 'Correct what the message names, or set apiParser to false in site.config.ts',
});

async function createApi(snapshot: Snapshot, loadCompiler: LoadCompiler | undefined): Promise<Api> {
  const { root, config, libraries, words } = snapshot;
  const { base } = config;
  const demos = [...snapshot.demos.values()].map(({ id, title, entry, parts }): ApiUser => ({
    id,
    title,
    path: entry.path,
    files: parts.sources.map(({ file }) => file).filter(isTypeScript),
  }));
  const sources = [...snapshot.demos.values()].flatMap(({ parts }) => parts.sources);
  const changed = sources.filter(({ file, text }) => isTypeScript(file) && text !== snapshot.files.text(file));
  const input: ApiInput = {
    root,
    libraries: { all: libraries.all, aliases: libraries.aliases },
    written: [...words.tables.values()].map(typesOf),
    asked: askedTables(snapshot),
    demoFiles: [...new Set(demos.flatMap(({ files }) => files))].sort(),
    demoTexts: Object.fromEntries(changed.map(({ file, text }) => [file, text])),
  };
  const facts = await keptReading('api', input, loadCompiler);
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
    homes,
    base,
    language: config.language.id,
    history: words.history,
    version: commonVersion(libraryVersions(libraries.all, root, snapshot.files)),
  };
  const shown = new Set(
    [...descriptions.keys()].flatMap((table) =>
      joinMembers(parts, table).map(({ member }) => memberId(table, member.name)),
    ),
  );
  return {
    facts,
    descriptions,
    parts,
    demos: demos.map(({ title, path }) => ({ title, path })),
    table: (id) => joinTable(parts, id),
    tablesOf: ({ id, isFile }) =>
      (isFile ? (ownValue(facts.files, id) ?? []) : [id]).filter((one) => Object.hasOwn(facts.tables, one)),
    texts: (id, language) => joinTexts(parts, id, language),
    rows: (id, language) => joinRows(parts, id, language),
    fullName: (table, name) => fullName(parts, table, name),
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
