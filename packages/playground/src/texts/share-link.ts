import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { editHash } from '../model/edit-hash';
import type { LiveSession } from '../session/live-session';

/** A demo's edited files, as a link carries them. */
export interface SharedEdit {
  /** Of the demo. */
  id: string;
  /** Text of the files that differ from the demo's own, by name. */
  files: Record<string, string>;
}

/** Characters of a hash. Mail and chat programs cut longer links. */
export const HASH_LIMIT = 8000;

/** What a link may hold: its packed text could be a thousand times as long, and each name becomes a tab. */
const LIMITS = { bytes: 500_000, files: 50 };
/** A name that can be read as it is: without control characters, and such as turn the direction of text. */
const NAME = /^(?!\s)[^\p{C}\p{Zl}\p{Zp}]{1,200}(?<!\s)$/u;

const FORM = /^#edit=([^.]+)\.([\w-]*)$/;

/**
 * The hash of a link that carries an edit: `#edit=simple.eJy…`, deflated and in base64url. fflate's links are 28 % shorter
 * than lz-string's over the demos of the table.
 * @returns undefined if it's longer than `HASH_LIMIT`.
 */
export function encodeShare({ id, files }: SharedEdit): string | undefined {
  const text = JSON.stringify([sumOf(files), files]);
  const hash = `${editHash(id)}.${toBase64(deflateSync(strToU8(text), { level: 9 }))}`;
  return hash.length > HASH_LIMIT ? undefined : hash;
}

/**
 * Reads the hash of an address. Anybody may have written it.
 * @returns undefined if it's no link with an edit, `damaged` if the edit can't be read, for example because the link was cut.
 */
export function decodeShare(hash: string): SharedEdit | 'damaged' | undefined {
  if (!hash.startsWith('#edit=')) return undefined;
  const [, id, packed] = FORM.exec(hash) ?? [];
  // A longer one isn't ours, and could be unpacked to much more text than a browser bears.
  if (!id || !packed || hash.length > HASH_LIMIT) return 'damaged';
  try {
    // What is longer is cut off, and no JSON any more.
    const out = new Uint8Array(LIMITS.bytes);
    const value: unknown = JSON.parse(strFromU8(inflateSync(fromBase64(packed), { out })));
    if (!Array.isArray(value)) return 'damaged';
    const [sum, files] = value as [unknown, unknown];
    if (!isFiles(files) || sum !== sumOf(files)) return 'damaged';
    return { id: decodeURIComponent(id), files };
  } catch {
    return 'damaged';
  }
}

function isFiles(value: unknown): value is SharedEdit['files'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const files = Object.entries(value);
  if (files.length === 0 || files.length > LIMITS.files) return false;
  return files.every(([name, text]) => NAME.test(name) && typeof text === 'string');
}

/** A sum over names and texts (FNV-1a): a character that was lost on the way must not become other code. */
function sumOf(files: SharedEdit['files']): number {
  let sum = 0x811c9dc5;
  for (const byte of strToU8(JSON.stringify(files))) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum;
}

const toBase64 = (bytes: Uint8Array) =>
  btoa(strFromU8(bytes, true)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

const fromBase64 = (text: string) => strToU8(atob(text.replace(/-/g, '+').replace(/_/g, '/')), true);

/** The texts of a demo, as the reader has them and as they were. */
type EditedTexts = Pick<LiveSession, 'texts' | 'original'>;

/**
 * The address of this page with the reader's edit of a demo, or with the demo's place if there's no edit.
 * @param search the query that the address is to have.
 * @returns undefined if it would be too long.
 */
export function shareEdit(id: string, session: EditedTexts, search: string): string | undefined {
  const files = editedFiles(session);
  const hash = files ? encodeShare({ id, files }) : `#demo-${id}`;
  const { origin, pathname } = window.location;
  return hash && origin + pathname + search + hash;
}

/**
 * What follows the demo's own address to show it with the reader's edit. An edit that is too long for a link is named only:
 * this browser has it.
 */
export function ownPageHash(id: string, session: EditedTexts): string {
  const files = editedFiles(session);
  return files ? (encodeShare({ id, files }) ?? editHash(id)) : '';
}

function editedFiles({ texts, original }: EditedTexts): SharedEdit['files'] | undefined {
  const edited = Object.entries(texts()).filter(([name, text]) => text !== original(name));
  return edited.length > 0 ? Object.fromEntries(edited) : undefined;
}
