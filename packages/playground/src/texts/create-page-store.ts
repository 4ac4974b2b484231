import type { EditedFiles, EditStore } from './edit-store';

/**
 * Edits that last as long as the page, and leave what the device keeps alone.
 * @param marked true for code that must not run by itself, as what came with a link.
 */
export function createPageStore(version: string, files: EditedFiles, marked: boolean): EditStore {
  let edits = { [version]: files };
  return {
    read: () => edits,
    keep(changed) {
      edits = { ...edits, ...changed };
      return true;
    },
    subscribe: () => () => {},
    mark: () => {},
    unmark: () => {},
    marked: () => marked,
  };
}
