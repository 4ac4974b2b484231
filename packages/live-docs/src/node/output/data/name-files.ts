import path from 'node:path';
import { apiEntry, type ApiEntry, type KnownName } from '../../../model';
import type { Api } from '../../snapshot/create-api';
import { hashText } from '../../files/hash-text';
import { splitMember } from '../../compile/api/member-index';
import type { Snapshot } from '../../snapshot/snapshot';
import { toPosix } from '../../files/paths';
import { apiTables, typeAddresses } from './type-data';
import { dataFile, type DataFile } from './data-file';

/** The data file of the names in a demo's source file that the reference explains; undefined if there are none. */
export function nameFile(snapshot: Snapshot, api: Api, file: string): DataFile | undefined {
  const names = knownNames(snapshot, api, file);
  return names.length > 0 ? dataFile(`${path.posix.basename(file)}.names`, names) : undefined;
}

/** The names in a demo's source file that the reference explains. None if the facts are of another text. @param file its id. */
export function knownNames({ root, files }: Snapshot, api: Api, file: string): KnownName[] {
  const { names, places } = api.facts;
  const found = places[toPosix(root, file)];
  if (found?.hash !== hashText(files.text(file) ?? '')) return [];
  const entryOf = entriesOf(api);
  return Object.entries(found.places).flatMap(([id, places]): KnownName | [] => {
    const { code, comment } = names[id] ?? {};
    const entry = entryOf(id);
    if (code === undefined || entry?.api === undefined) return [];
    const description = comment === undefined ? entry.description : { en: comment };
    return { name: id.replace(/^.*[ .]/, ''), places, code, ...entry, description };
  });
}

type ReadEntry = (id: string) => ApiEntry | undefined;
const readers = new WeakMap<Api, ReadEntry>();

/** What the reference says of a row, by its member's id, or of a type. */
function entriesOf(api: Api): ReadEntry {
  const reader = readers.get(api) ?? createReader(api);
  readers.set(api, reader);
  return reader;
}

function createReader(api: Api): ReadEntry {
  const tables = new Map(apiTables(api).map((table) => [table.id, table]));
  const types = typeAddresses(api);
  return (id) => {
    const { table, name } = splitMember(id);
    const row = tables.get(table);
    if (row) return name ? apiEntry(row, name) : undefined;
    const address = Object.hasOwn(types, id) ? types[id] : undefined;
    return address === undefined ? undefined : { description: {}, api: { name: id, address } };
  };
}
