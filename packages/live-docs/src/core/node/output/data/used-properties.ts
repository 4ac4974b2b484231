import type { DemoProperties, UsedProperties } from '../../../model';
import type { Api, ApiResult } from '../../snapshot/create-api';
import { entriesOf, type Entry, type Snapshot } from '../../snapshot/snapshot';

/** What the demos of a page and of its tabs use, by table; nothing for a page that shows the tables itself. */
export async function usedProperties(
  snapshot: Snapshot,
  page: Entry | undefined,
  read: () => Promise<ApiResult>,
): Promise<UsedProperties[]> {
  const compiled = page ? entriesOf(snapshot, page).map((entry) => entry.compiled) : [];
  const demos = compiled.flatMap((entry) => entry.demos);
  if (demos.length === 0 || compiled.some((entry) => entry.tables.length > 0)) return [];
  const { api } = await read();
  const tables = new Map<string, UsedProperties>();
  for (const { table, name, home } of demos.flatMap(({ id }) => api?.usedBy(id) ?? [])) {
    const used = tables.get(table) ?? { table, home: home ?? '', names: [] };
    if (!used.names.includes(name)) used.names.push(name);
    if (home) tables.set(table, used);
  }
  return [...tables.values()];
}

/** What the demos of a site use, by full names. */
export const demoProperties = ({ demos }: Snapshot, api: Api | undefined): DemoProperties =>
  Object.fromEntries(
    [...demos.keys()].map((id) => [id, (api?.usedBy(id) ?? []).map(({ table, name }) => api!.fullName(table, name))]),
  );
