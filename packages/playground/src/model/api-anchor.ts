/** Where a property's row is, in whatever page holds its table. */
export function apiAnchor(table: string, property: string): string {
  return `api-${table.toLowerCase().replaceAll('.', '-')}-${property}`;
}
