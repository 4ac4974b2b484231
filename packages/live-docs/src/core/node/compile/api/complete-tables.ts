import { API_FOLDER, type Descriptions, type WrittenTable } from './read-descriptions';
import type { TableType } from './table-type';

/** True for a table whose file names its type. */
export const isTyped = (table: WrittenTable): table is WrittenTable & Descriptions =>
  table.type !== undefined && table.import !== undefined;

/**
 * All tables of a site: those of `docs/api`, and those whose name alone a page has.
 * @param found what the library exports by the names of tables that name no type. One that isn't there is left out.
 */
export function completeTables(
  written: ReadonlyMap<string, WrittenTable>,
  found: Readonly<Record<string, TableType>>,
): Map<string, Descriptions> {
  const tables = [...written.values()].flatMap((table): Descriptions[] => {
    if (isTyped(table)) return [table];
    const type = Object.hasOwn(found, table.id) ? found[table.id] : undefined;
    return type ? [{ ...table, ...type }] : [];
  });
  const unwritten = Object.entries(found).filter(([id]) => !written.has(id));
  return new Map(
    [...tables, ...unwritten.map(([id, type]) => withoutWords(id, type))].map((table) => [table.id, table]),
  );
}

/** A table that has no file: it goes by the one that it could have. */
const withoutWords = (id: string, type: TableType): Descriptions => ({
  ...type,
  id,
  given: false,
  properties: {},
  filename: `${API_FOLDER}/${id}.yaml`,
  lines: {},
  keyLines: {},
});
