import type { EditStore } from './edit-store';
import type { SharedEdit } from './share-link';

/**
 * Edits that came with a link. They last as long as the page and leave what the device keeps alone. They count as code that
 * must not run by itself.
 * @param version of the demo's source.
 */
export function createSharedStore(version: string, files: SharedEdit['files']): EditStore {
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
    marked: () => true,
  };
}
