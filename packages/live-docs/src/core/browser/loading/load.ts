import { SCRIPT_ATTRIBUTE } from '../../model';
import {
  createStored,
  parseJson,
  fetchJson,
  ANSWER_LIMIT,
  tryLoad,
  refresh,
  isLoadError,
  type LoadEnd,
  type Start,
  createLoader as createPlainLoader,
  type Loader as PlainLoader,
  type Resources,
} from 'live-playground/internal';

/** The address of a file that is given below the base. */
export const fileAddress = (address: string): string => import.meta.env.BASE_URL + address;

/** What failed to load. */
export interface Failed {
  message: string;
  /** True if the browser may keep the failure. */
  isKept: boolean;
}

/** How a reader waited for it. */
interface Recovery {
  /** True if the same thing has failed for this reader before. */
  isSecond?: boolean;
  /** Ends the wait: the reader went elsewhere. */
  signal?: AbortSignal | undefined;
  /** Leads to the new document; the page reloads unless given. */
  leave?: () => void;
}

/**
 * Leaves for a new document if something failed to load and a new document can help: after a new deploy, whose files have
 * other names, or for a second failure that the browser keeps.
 * @returns true if the page is being left.
 */
export async function recover(
  { message, isKept }: Failed,
  { isSecond, signal, leave = () => window.location.reload() }: Recovery = {},
): Promise<boolean> {
  const build = await readBuild();
  // The server does not answer: a new document would not come either.
  if (build === undefined || signal?.aborted) return false;
  const { build: known } = document.documentElement.dataset;
  const isNew = (known !== undefined && build !== known) || (await isReplaced());
  if (signal?.aborted || (!isNew && !(isSecond && isKept))) return false;
  if (!claim(isNew ? `${build} ${location.pathname}` : `${build} ${message}`)) return false;
  if (!isNew) await refreshScripts();
  leave();
  return true;
}

/** Identity of the build that is deployed; undefined if the server does not say. */
async function readBuild(): Promise<string | undefined> {
  const ask = (signal: AbortSignal) =>
    fetchJson<{ id?: string }>(`${import.meta.env.BASE_URL}build.json`, { cache: 'no-store', signal });
  const answer = await tryLoad('build', ask, { limit: ANSWER_LIMIT }).catch(() => undefined);
  return answer?.id;
}

/**
 * True if the server has another document in place of this one: one that starts with another script, whose name changes with all that
 * it may load, or whose page takes other files. The build that the page knows doesn't tell: the document may be older than the page's
 * `build.json`, if it comes from the browser's cache. A new document with the same files would fail like this one. What is asked takes
 * the place of what the cache has.
 */
async function isReplaced(): Promise<boolean> {
  const { page = '', files } = document.getElementById('root')?.dataset ?? {};
  const address = page.startsWith('/') ? fileAddress(page.slice(1)) : location.href;
  const ask = async (signal: AbortSignal) => (await fetch(address, { cache: 'reload', signal })).text();
  const text = await tryLoad('document', ask, { limit: ANSWER_LIMIT }).catch(() => undefined);
  // A host in trouble answers with a page that isn't the site's.
  if (!text?.includes(`${SCRIPT_ATTRIBUTE}="`)) return false;
  const script = document.documentElement.getAttribute(SCRIPT_ATTRIBUTE);
  return [files, script].some((known) => known && !text.includes(`"${known}"`));
}

/** Reasons that this tab was reloaded for, each once: it never reloads in a loop. */
const storeReasons = () =>
  createStored<string[]>({
    name: 'reloaded',
    area: 'sessionStorage',
    parse(text) {
      const list = parseJson(text);
      return Array.isArray(list) ? list.map(String) : [];
    },
    print: JSON.stringify,
  });

/** Notes a reason. @returns false if it was noted before, or if the browser keeps no note of it. */
function claim(reason: string): boolean {
  const reloaded = storeReasons();
  const reasons = reloaded.read();
  return !reasons.includes(reason) && reloaded.write([...reasons, reason]);
}

/** Replaces the page's scripts in the browser's cache: one that was cut short would be taken from there. */
async function refreshScripts(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const start = () => refresh(links.map(({ href }) => href));
  await tryLoad('scripts', start, { limit: ANSWER_LIMIT }).catch(() => undefined);
}

/** How a reader waits for something. */
export interface Wait extends Pick<Recovery, 'signal' | 'leave'> {
  /** True to keep the page whatever fails: the reader is in the middle of something. */
  stay?: boolean;
}

/**
 * Loads something that a reader waits for. If that fails after a new deploy, the page is left for the new one.
 * @param id what it is called in a message.
 * @throws {ChunkLoadError | StyleChunkLoadError} if a request failed or took too long.
 */
export async function load<T>(id: string, start: Start<T>, options: LoadEnd & Wait = {}): Promise<T> {
  try {
    return await tryLoad(id, start, options);
  } catch (error) {
    return throwUnlessLeft(error, options);
  }
}

/** @returns never: a page that is being left shows no failure. */
async function throwUnlessLeft(error: unknown, { stay, ...recovery }: Wait & Recovery): Promise<never> {
  if (!stay && isLoadError(error) && (await recover(error, recovery))) return new Promise(() => undefined);
  throw error;
}

/** A loader of what a page wants: what fails after a new deploy may have the page left for the new one. */
export interface Loader<T> extends PlainLoader<T> {
  /** For a reader who waits. See `load`. */
  load(wait?: Wait): Promise<T>;
}

/**
 * @param id what it is called in a message.
 * @param value what has been loaded already.
 */
export function createLoader<T>(id: string, start: Start<T>, value?: T): Loader<T> {
  const loader = createPlainLoader(id, start, value);
  let hasFailed = false;
  return {
    ...loader,
    async load(wait) {
      try {
        return await loader.load();
      } catch (error) {
        const isSecond = hasFailed;
        hasFailed = true;
        return throwUnlessLeft(error, { ...wait, isSecond });
      }
    },
  };
}

/** The loader that all share who load the same. @param id its key in the resources, and what it is called in a message. */
export const loaderOf = <T>(resources: Resources, id: string, start: Start<T>): Loader<T> =>
  resources.get(id, () => createLoader(id, start));
