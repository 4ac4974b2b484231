/**
 * The hash of an address that names a demo's edit. What carries the edit has it behind a dot, so a dot in the id is escaped.
 * @param id of the demo.
 */
export const editHash = (id: string): string => `#edit=${encodeURIComponent(id).replaceAll('.', '%2E')}`;
