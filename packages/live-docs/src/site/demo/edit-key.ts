/** Where a reader's edits of a demo are kept in local storage. */
export const editKey = (id: string) => `table-docs:edit:${id}`;
