import { entryOf, startOf, type CodeLanguage, type DemoCode } from '../../../model';
import type { Resources } from 'live-playground/internal';
import { recover } from '../../loading';
import { editName } from '../demo-address';
import {
  createPageStore,
  decodeShare,
  createSession,
  createEditStore,
  createRunNote,
  type EditStore,
  hashSource,
  hasSameFiles,
  type LiveSession,
  type PlaygroundHost,
} from 'live-playground/internal/live';
import { editHash, printPlain } from 'live-playground/model';
import { hostOf } from './host-of';

/** The first lines of a demo's first file as the reader has it; as the build has highlighted them while it's unchanged. */
export function startIn(session: LiveSession, { files: [first] }: DemoCode): string {
  if (!first) return '';
  const text = session.text(first.name);
  return startOf(text === session.original(first.name) ? first.html : printPlain(text));
}

/** A demo that the reader opened. Blocks that show the same one follow each other's edits through the store, as tabs do. */
export interface OpenDemo {
  store: EditStore;
  /** What its sessions run with. */
  host: PlaygroundHost;
  /** One for each block, in the order of the page. */
  sessions: LiveSession[];
}

/**
 * The session of a demo's block: the one that is open, or a new one where the original has changed since.
 * @param demos those that are open, by the name of their edits.
 * @param at which of the page's blocks with this demo.
 */
export function openSession(
  demos: Map<string, OpenDemo>,
  code: DemoCode,
  at: number,
  resources: Resources,
): LiveSession {
  const name = editName(code.asset.id, code.language);
  const host = hostOf(resources);
  const before = demos.get(name);
  const store = before?.store ?? createEditStore(name);
  const demo = before?.host === host ? before : { store, host, sessions: [] };
  const answers = before?.sessions.every((one) => one.view().note !== 'stopped') === true;
  // Left for another library, not because its code had stopped the page.
  if (before !== demo && answers) store.unmark();
  demos.set(name, demo);
  const known = demo.sessions[at];
  if (known?.version === versionOf(code)) return known;
  // Another block runs the same edit, and noted that.
  const opened = open(code, answers ? { ...store, marked: () => false } : store, resources);
  demo.sessions[at] = opened;
  return opened;
}

/**
 * A session with the edit that the address carries by its hash. It doesn't run by itself.
 * @returns undefined if the edit can't be read.
 */
export function openShared(code: DemoCode, hash: string, resources: Resources): LiveSession | undefined {
  const edit = decodeShare(hash);
  if (edit === undefined || edit === 'damaged') return undefined;
  return open(code, createPageStore({ [versionOf(code)]: edit.files }, true), resources);
}

/** The code that the edit in an address's hash is of: the one in the language that more names of its files are from. */
export async function loadLinked(hash: string, load: (language: CodeLanguage) => Promise<DemoCode>): Promise<DemoCode> {
  const edit = decodeShare(hash);
  const names = edit === undefined || edit === 'damaged' ? [] : Object.keys(edit.files);
  const original = await load('ts');
  if (!names.some((name) => /\.jsx?$/.test(name))) return original;
  const known = ({ files }: DemoCode) => files.filter(({ name }) => names.includes(name)).length;
  const other = await load('js').catch((error: unknown) => {
    // A demo may have no code in JavaScript.
    if (known(original) > 0) return original;
    throw error;
  });
  return known(other) > known(original) ? other : original;
}

/**
 * Opens the edit that the demo's own address carries or names, or the original if it does neither. Whatever is done with it changes
 * nothing that the device keeps.
 * @returns no session if the edit can't be read. `isOwn`: it runs by itself, since nothing is edited, or this browser keeps the same edit.
 */
export function openLinked(code: DemoCode, resources: Resources) {
  const { id } = code.asset;
  const version = versionOf(code);
  const name = editName(id, code.language);
  const own = createEditStore(name).read()[version];
  const { hash } = window.location;
  const edit = own && hash === editHash(id) ? { id, files: own } : decodeShare(hash);
  if (edit === undefined) return { session: open(code, createPageStore(), resources), isOwn: true };
  if (edit === 'damaged') return { session: undefined, isOwn: false };
  const shared = createPageStore({ [version]: edit.files }, true);
  const isOwn = own !== undefined && hasSameFiles(own, edit.files);
  // Another note than the page's with the code: that one stands for seconds after each edit.
  const note = isOwn ? createRunNote(`${name}:running-alone`) : {};
  return { session: open(code, { ...shared, ...note }, resources), isOwn };
}

const versionOf = ({ files }: DemoCode) => hashSource(Object.fromEntries(files.map(({ name, text }) => [name, text])));

function open(code: DemoCode, store: EditStore, resources: Resources): LiveSession {
  const { id } = code.asset;
  return createSession({
    host: hostOf(resources),
    demo: id,
    originals: code.files,
    entry: entryOf(code),
    store,
    place: (slot) => ({ slot, title: code.asset.title, scrolls: slot.dataset['demoSlot'] === 'fixed' }),
    showsOriginal: true,
    recover: (message, isSecond) => recover({ message, isKept: true }, { isSecond }),
  });
}
