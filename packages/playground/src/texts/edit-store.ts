import { createStored, parseJson } from '../base/create-stored';

/** Texts of the files that differ from the original, by name; null for one that was removed. */
export type EditedFiles = Record<string, string | null>;

/** True if two sets of files have the same names and texts. */
export function hasSameFiles(a: EditedFiles, b: EditedFiles): boolean {
  const names = Object.keys(a);
  return a === b || (names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]));
}

/** What a reader did to a demo, by version of its source, the newest last. */
export type Edits = Record<string, EditedFiles>;

/** A note that code of the reader's is running. A page that finds it did not come back from that. */
export interface RunNote {
  /** Notes that code of the reader's is about to run. @param isStopped true if it was stopped: the note is no page's any more. */
  mark(isStopped?: boolean): void;
  /** Takes the page's own note back: the page still answers. */
  unmark(): void;
  /** True where the page did not come back from running the reader's code. */
  marked(): boolean;
  /** Calls back if the note is of a page in another tab that answers. @returns how to stop. */
  whenAlive(listener: () => void): () => void;
}

/** Edits as the device keeps them. What it refuses lasts as long as the page. */
export interface EditStore extends RunNote {
  read(): Edits;
  /**
   * Keeps the edits of some versions; no files are no edit. Those of other versions stay as the device has them,
   * whichever tab wrote them.
   * @returns false where the browser refuses.
   */
  keep(edits: Edits): boolean;
  /** Calls back when edits change, in another tab too. @returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** @param name of the entry that holds the edits; the note is beside it. */
export function createEditStore(name: string): EditStore {
  const kept = createStored<Edits>({
    name,
    parse: parseEdits,
    print: (edits) => (Object.keys(edits).length > 0 ? JSON.stringify(edits) : null),
  });
  return {
    read: kept.read,
    subscribe: kept.subscribe,
    keep(edits) {
      const others = Object.entries(kept.read()).filter(([version]) => !(version in edits));
      const some = Object.entries(edits).filter(([, files]) => Object.keys(files).length > 0);
      return kept.write(Object.fromEntries([...others, ...some]));
    },
    ...createRunNote(`${name}:running`),
  };
}

/**
 * Edits that last as long as the page, and leave what the device keeps alone.
 * @param edits of the reader, or such as came with a link.
 * @param marked true for code that must not run by itself.
 */
export function createPageStore(edits: Edits = {}, marked = false): EditStore {
  let kept = edits;
  return {
    read: () => kept,
    keep(changed) {
      kept = { ...kept, ...changed };
      return true;
    },
    subscribe: () => () => {},
    mark: () => {},
    unmark: () => {},
    marked: () => marked,
    whenAlive: () => () => {},
  };
}

/** What the note says of code that was stopped. Otherwise it names who runs the code, by a random text. */
const STOPPED = '1';
/** Where pages ask each other. */
const CHANNEL = 'live-playground:running';

/** The note as the device keeps it. @param name of its entry. */
export function createRunNote(name: string): RunNote {
  const own = Math.random().toString(36).slice(2);
  const owner = createStored<string>({ name, parse: (text) => text ?? '', print: (text) => text || null });
  let channel: BroadcastChannel | undefined;
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  return {
    mark(isStopped = false) {
      owner.write(isStopped ? STOPPED : own);
      if (isStopped) return close();
      channel ??= listen(`?${own}`, () => channel && say(channel, `!${own}`));
    },
    unmark() {
      close();
      if (owner.read() === own) owner.write('');
    },
    marked: () => owner.read() !== '',
    whenAlive(listener) {
      const found = owner.read();
      if (['', own, STOPPED].includes(found)) return () => {};
      const asking = listen(`!${found}`, listener);
      say(asking, `?${found}`);
      return () => asking.close();
    },
  };
}

/** A channel's messages go to its origin. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- it's no window
const say = (channel: BroadcastChannel, words: string) => channel.postMessage(words);

function listen(words: string, listener: () => void): BroadcastChannel {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => data === words && listener());
  return channel;
}

/** What is not an edit is none: anybody may have written it. */
function parseEdits(text: string | null): Edits {
  const value = parseJson(text);
  const isRecord = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null;
  if (!isRecord(value)) return {};
  const isFiles = (one: unknown): one is EditedFiles =>
    isRecord(one) && Object.values(one).every((text) => text === null || typeof text === 'string');
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, EditedFiles] => isFiles(entry[1])));
}
