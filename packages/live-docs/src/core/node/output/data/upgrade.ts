import { apiAnchor } from 'live-playground/model';
import { historyOf, type UpgradeData } from '../../../model';
import { findHomes } from '../../snapshot/find-homes';
import type { Snapshot } from '../../snapshot/snapshot';
import { dataFile, type DataFile } from './data-file';
import { oncePer } from './once-per';

/** What changed between versions, with the addresses of rows that are in the reference. */
const upgradeData = oncePer((snapshot: Snapshot): UpgradeData => {
  const { read = {}, tables = {} } = snapshot.words.history ?? {};
  const homes = findHomes(snapshot);
  const rows = Object.keys(tables).map((table) => {
    const home = homes.get(table);
    const isThere = (name: string) => Object.values(historyOf({ tables }, table, name) ?? {}).at(-1) !== null;
    const names = home === undefined ? [] : Object.keys(tables[table] ?? {}).filter(isThere);
    return [table, Object.fromEntries(names.map((name) => [name, `${home}#${apiAnchor(table, name)}`]))] as const;
  });
  return { history: { read, tables }, rows: Object.fromEntries(rows) };
});

/** The file of these data. */
export const upgradeFile = oncePer((snapshot: Snapshot): DataFile => dataFile('upgrade', upgradeData(snapshot)));
