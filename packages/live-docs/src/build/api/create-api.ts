import path from 'node:path';
import type { ApiDemo, ApiTable, ApiTexts } from '../../model';
import type { LoadCompiler } from './api-program';
import { memberId, splitMember, type MemberId } from './member-index';
import { joinCells, joinMembers, joinTable, joinTexts, type ApiParts } from './join-table';
import { keptFacts } from './kept-facts';
import type { ApiFacts } from './read-api';
import { readDescriptions, type Descriptions } from './read-descriptions';

/** A demo whose use of the library counts. */
export interface ApiUser extends ApiDemo {
  id: string;
  /** Its source files, absolute. */
  files: string[];
}

/** What the reference of a site is read from. */
export interface ApiSources {
  root: string;
  /** npm name of the documented package. */
  library: string;
  base: string;
  demos: ApiUser[];
  /** Address of the page that shows each table. */
  homes: Map<string, string>;
  /** Brings the compiler, where it is there already. */
  loadCompiler?: LoadCompiler | undefined;
}

/** The API reference of a site. */
export interface Api {
  facts: ApiFacts;
  descriptions: Map<string, Descriptions>;
  demos: ApiDemo[];
  table(id: string): ApiTable;
  texts(id: string, language: string): ApiTexts;
  /** The cells of a table's own rows as plain text, a list a row. */
  cells(id: string, language: string): string[][];
  /** The members that a demo uses, each by the table that has its row, and where that row is. */
  usedBy(demo: string): { name: string; table: string; home: string | undefined }[];
  parts: ApiParts;
}

/** Reads the reference of a site: the library, the descriptions, and what its demos use. */
export async function createApi(sources: ApiSources): Promise<Api> {
  const { root, library, base, demos, homes, loadCompiler } = sources;
  const descriptions = readDescriptions(root);
  const demoFiles = [...new Set(demos.flatMap(({ files }) => files))].sort();
  const facts = await keptFacts({ root, library, descriptions, demoFiles }, loadCompiler);

  /** A member of a table that has it from another is that other's row. */
  const toHome = (id: MemberId): MemberId => {
    const { table, name } = splitMember(id);
    const { extends: origin, properties } = descriptions.get(table) ?? {};
    return origin && !properties?.[name] ? memberId(origin, name) : id;
  };
  const used = demos.map(({ id, files }) => ({
    demo: id,
    ids: [...new Set(files.flatMap((file) => facts.usage[path.relative(root, file)] ?? []).map(toHome))].sort(),
  }));
  const users = new Map<MemberId, number[]>();
  used.forEach(({ ids }, at) => ids.forEach((id) => users.set(id, [...(users.get(id) ?? []), at])));
  for (const [id, list] of users) users.set(id, sortUsers(id, list, used));

  const parts: ApiParts = { facts, descriptions, users, homes, base };
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
    texts: (id, language) => joinTexts(parts, id, language),
    cells: (id, language) => joinCells(parts, id, language),
    usedBy(demo) {
      const ids = used.find((one) => one.demo === demo)?.ids ?? [];
      return ids.flatMap((id) => {
        const { table, name } = splitMember(id);
        return shown.has(id) ? [{ table, name, home: homes.get(table) }] : [];
      });
    },
  };
}

/** Demos that are about a member first: it is in their name, or they use little else. */
function sortUsers(id: MemberId, list: number[], used: { demo: string; ids: MemberId[] }[]): number[] {
  const name = id.split(/[ .]/).at(-1)?.toLowerCase() ?? '';
  const isAbout = (at: number) => used[at]?.demo.replaceAll('-', '').includes(name) ?? false;
  const size = (at: number) => used[at]?.ids.length ?? 0;
  return list.toSorted((a, b) => Number(isAbout(b)) - Number(isAbout(a)) || size(a) - size(b) || a - b);
}
