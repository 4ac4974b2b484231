import type { ApiHistory, PropertyHistory, PropertyState } from '../../../model';
import { listVersions, ownValue } from '../../../model';
import type { VersionReading } from './read-versions';

/** A version and what was read of it. */
export interface ReadVersion {
  name: string;
  version: string;
  reading: VersionReading;
}

/**
 * Joins what was read of each version to one history.
 * @param versions oldest first; former packages come first.
 * @param bases tables by those that extend them.
 */
export function joinVersions(versions: ReadVersion[], bases: ReadonlyMap<string, string>): ApiHistory {
  const read: ApiHistory['read'] = {};
  const unread: ApiHistory['unread'] = {};
  const tablesOf: Tables[] = [];
  for (const { name, version, reading } of versions) {
    if ('reason' in reading) ((unread[name] ??= {})[reading.reason] ??= []).push(version);
    else {
      (read[name] ??= []).push(version);
      tablesOf.push(reading.tables);
    }
  }
  const ids = listVersions({ read }).map(({ id }) => id);
  const names = new Set(tablesOf.flatMap((tables) => Object.keys(tables)));
  const tables = [...names].sort().map((table) => {
    const base = bases.get(table);
    const properties = [...new Set(tablesOf.flatMap((tables) => Object.keys(tables[table] ?? {})))].sort();
    const own = properties.filter((name) => base === undefined || !isShared(tablesOf, table, base, name));
    return [
      table,
      Object.fromEntries(
        own.map((name) => [
          name,
          historyOf(
            tablesOf.map((tables) => ownValue(ownValue(tables, table), name)),
            ids,
          ),
        ]),
      ),
    ] as const;
  });
  return { read, unread, tables: Object.fromEntries(tables) };
}

type Tables = Record<string, Record<string, PropertyState>>;

/** True if a property of a table was like that of the table's base for as long as there has been the table. */
const isShared = (versions: Tables[], table: string, base: string, name: string) =>
  versions.every(
    (tables) => !tables[table] || toText(ownValue(tables[table], name)) === toText(ownValue(tables[base], name)),
  );

const toText = (state: PropertyState | undefined) => JSON.stringify(state ?? null);

/** The states of a property that differ from the one before. */
function historyOf(states: (PropertyState | undefined)[], ids: string[]): PropertyHistory {
  const history: PropertyHistory = {};
  let last = toText(undefined);
  for (const [at, state] of states.entries()) {
    const text = toText(state);
    if (text !== last) history[ids[at] ?? ''] = state === undefined ? null : shorten(state);
    last = text;
  }
  return history;
}

const shorten = (state: PropertyState): string | PropertyState =>
  Object.keys(state).length === 1 ? state.type : state;
