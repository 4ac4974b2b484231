import path from 'node:path';
import { createReference, explainName, type KnownName } from 'live-playground/model';
import type { Api } from '../../snapshot/create-api';
import { hashText } from '../../files/hash-text';
import { sourceText, type Snapshot } from '../../snapshot/snapshot';
import { toPosix } from '../../files/paths';
import { typeApiTables, typeAddresses } from './type-data';
import { dataFile, type DataFile } from './data-file';
import { oncePer } from './once-per';

/** The data file of the names in a demo's source file that the reference explains; undefined if there are none. */
export function nameFile(snapshot: Snapshot, api: Api, file: string): DataFile | undefined {
  const names = knownNames(snapshot, api, file);
  return names.length > 0 ? dataFile(`${path.posix.basename(file)}.names`, names) : undefined;
}

/** The names in a demo's source file that the reference explains. None if the facts are of another text. @param file its id. */
export function knownNames(snapshot: Snapshot, api: Api, file: string): KnownName[] {
  const { names, places } = api.facts;
  const found = places[toPosix(snapshot.root, file)];
  if (found?.hash !== hashText(sourceText(snapshot, file))) return [];
  const reference = referenceOf(api);
  return Object.entries(found.places).flatMap(([id, places]): KnownName | [] => {
    const [text, entry] = [names[id], reference(id)];
    if (!text || !entry?.api) return [];
    return { name: id.replace(/^.*[ .]/, ''), places, ...explainName(text, entry) };
  });
}

/** What the reference says, by row or by the name of a type. */
const referenceOf = oncePer((api: Api) => createReference({ api: typeApiTables(api), types: typeAddresses(api) }));
