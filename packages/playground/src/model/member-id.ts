/** A row of the API reference, by table and path: `Dialog size.width`. */
export type MemberId = string;

export const memberId = (table: string, name: string): MemberId => `${table} ${name}`;

/** The table and the path that an id is made of. Of a type's name, the path is empty. */
export function splitMember(id: MemberId): { table: string; name: string } {
  const [table = '', name = ''] = id.split(' ');
  return { table, name };
}

/** Where a property's row is, in whatever page holds its table. */
export function apiAnchor(table: string, property: string): string {
  return `api-${table.toLowerCase().replaceAll('.', '-')}-${property}`;
}
