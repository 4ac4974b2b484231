import type { PlaygroundFile } from '../model/live';
import type { EditedFiles, Edits, EditStore } from './edit-store';

/**
 * The texts of a demo: its originals, and the reader's edits as the store keeps them. Methods that save return what there is
 * to tell the reader: an edit of an older version is on offer, or the browser doesn't keep this one.
 */
export function createTexts(files: readonly PlaygroundFile[], store: Pick<EditStore, 'read' | 'keep'>) {
  const originals = Object.fromEntries(files.map(({ name, text }) => [name, text]));
  const version = hashSource(originals);
  const changed = (texts: EditedFiles = {}): EditedFiles =>
    Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== (originals[name] ?? null)));

  const kept = store.read();
  /** Edits of other versions, the newest last: it is the one on offer. */
  const others = Object.entries(kept).filter(([each]) => each !== version);
  let edits = changed(kept[version]);
  /** What other texts replaced, and the older edit that did, by version. */
  let replaced: { edits: EditedFiles; taken?: [version: string, files: EditedFiles] | undefined } = { edits: {} };

  let known: { edits: EditedFiles; all: Record<string, string> } | undefined;
  const all = () => {
    if (known?.edits !== edits) known = { edits, all: withoutRemoved({ ...originals, ...edits }) };
    return known.all;
  };
  const isEdited = () => Object.keys(edits).length > 0;
  const offer = () => (others.length > 0 ? 'older' : undefined);
  /** @param more what becomes of edits of other versions. */
  const save = (more: Edits = {}) => (store.keep({ ...more, [version]: edits }) || !isEdited() ? offer() : 'unkept');
  const replace = (next: EditedFiles, taken?: typeof replaced.taken) => {
    replaced = { edits, taken };
    edits = next;
  };

  return {
    version,
    all,
    files: () => Object.keys(all()),
    text: (file: string) => all()[file] ?? '',
    original: (file: string) => originals[file] ?? '',
    isEdited,
    offer,
    /** Takes what the reader typed, or null for a file that is removed. It's in the store after `save`. */
    set: (file: string, text: string | null) => void (edits = changed({ ...edits, [file]: text })),
    save: () => save(),
    reset() {
      replace({});
      return save();
    },
    /** Brings back what `reset`, `takeOlder` or `follow` replaced. */
    undo() {
      const { edits: before, taken } = replaced;
      if (taken) others.push(taken);
      replace(before);
      return save(taken && Object.fromEntries([taken]));
    },
    /** Puts the older edit in place. @returns false if there is none. */
    takeOlder() {
      const taken = others.pop();
      if (!taken) return false;
      replace(changed(taken[1]), taken);
      save({ [taken[0]]: {} });
      return true;
    },
    dropOlder() {
      const [older] = others.pop() ?? [];
      return save(older === undefined ? {} : { [older]: {} });
    },
    /** Takes what another tab has made of the demo. @returns false if it's the same. */
    follow() {
      const next = changed(store.read()[version]);
      if (JSON.stringify(next) === JSON.stringify(edits)) return false;
      replace(next);
      return true;
    },
  };
}

const withoutRemoved = (files: EditedFiles) =>
  Object.fromEntries(Object.entries(files).filter((entry): entry is [string, string] => entry[1] !== null));

/** A short name for a set of files: the same for the same texts, another one for any other. */
export function hashSource(files: Readonly<Record<string, string>>): string {
  const text = JSON.stringify(Object.entries(files));
  // Two sums of 32 bits, mixed as in MurmurHash: what must not meet by chance are the few versions of one demo.
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  // A letter in front: objects would put keys that are numbers before all others.
  return `v${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}
