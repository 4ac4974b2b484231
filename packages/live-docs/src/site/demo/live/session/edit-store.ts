import { attempt } from '../../attempt';
import { editKey } from '../../edit-key';

/** Files that differ from the original, by name. */
export type EditedFiles = Record<string, string>;

/** What a reader did to a demo, by version of its source, the newest last. */
export type Edits = Record<string, EditedFiles>;

/** Edits as the device keeps them. What it does not keep is lost with the page, and nothing else is. */
export interface EditStore {
  read(): Edits;
  /**
   * Keeps the edits of some versions; no files are no edit. Those of other versions stay as the device has them,
   * whichever tab wrote them.
   * @returns false where the browser refuses.
   */
  keep(edits: Edits): boolean;
  /** Notes that code of the reader's is about to run. */
  mark(): void;
  /** Takes the note back: the page still answers. */
  unmark(): void;
  /** True where the page did not come back from running the reader's code. */
  marked(): boolean;
}

/** @param id of the demo. */
export function createEditStore(id: string): EditStore {
  const key = editKey(id);
  const mark = `${key}:running`;
  const read = () => parseEdits(attempt(() => localStorage.getItem(key)) ?? null);
  return {
    read,
    keep(edits) {
      const others = Object.entries(read()).filter(([version]) => !(version in edits));
      const some = Object.entries(edits).filter(([, files]) => Object.keys(files).length > 0);
      const all = [...others, ...some];
      const write = () =>
        all.length > 0
          ? localStorage.setItem(key, JSON.stringify(Object.fromEntries(all)))
          : localStorage.removeItem(key);
      return attempt(() => (write(), true)) ?? false;
    },
    mark: () => void attempt(() => localStorage.setItem(mark, '1')),
    unmark: () => void attempt(() => localStorage.removeItem(mark)),
    marked: () => attempt(() => localStorage.getItem(mark)) === '1',
  };
}

/** What is not an edit is none: anybody may have written it. */
function parseEdits(text: string | null): Edits {
  const value: unknown = attempt(() => JSON.parse(text ?? '{}'));
  const isRecord = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null;
  if (!isRecord(value)) return {};
  const isFiles = (one: unknown): one is EditedFiles =>
    isRecord(one) && Object.values(one).every((text) => typeof text === 'string');
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, EditedFiles] => isFiles(entry[1])));
}
