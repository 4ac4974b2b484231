import { storageKey } from '../ui/storage-key';

/** Where a reader's edits of a demo are kept in local storage. */
export const editKey = (id: string) => storageKey(`edit:${id}`);
