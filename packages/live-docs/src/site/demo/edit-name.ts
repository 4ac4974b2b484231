/** What the entry of a demo's edits is called in local storage. */
export const editName = (id: string) => `edit:${id}`;
