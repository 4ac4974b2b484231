import { apiAnchor } from 'live-playground/model';
import { historyOf, type UpgradeData } from '../../../core/model';
import { findHomes } from '../../../core/node/snapshot/find-homes';
import type { Snapshot } from '../../../core/node/snapshot/snapshot';

/** What changed between versions, with the addresses of rows that are in the reference. */
export function upgradeData(snapshot: Snapshot): UpgradeData {
  const { read = {}, tables = {} } = snapshot.history ?? {};
  const homes = findHomes(snapshot);
  const rows = Object.keys(tables).map((table) => {
    const home = homes.get(table);
    const isThere = (name: string) => Object.values(historyOf({ tables }, table, name) ?? {}).at(-1) !== null;
    const names = home === undefined ? [] : Object.keys(tables[table] ?? {}).filter(isThere);
    return [table, Object.fromEntries(names.map((name) => [name, `${home}#${apiAnchor(table, name)}`]))] as const;
  });
  return { history: { read, tables }, rows: Object.fromEntries(rows), canCheck: snapshot.config.typeCheck };
}
