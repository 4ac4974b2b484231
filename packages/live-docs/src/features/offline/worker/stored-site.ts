import type { BuildFiles } from '../../../core/model/build-files';
import { namedFiles } from '../shared/named-files';
import { cachePrefix, isHashed, type OfflineFiles } from '../shared/offline';

/** Requests at a time. */
const AT_ONCE = 6;
/** Milliseconds in which each file has to be there. */
export const FILE_LIMIT = 120_000;

const BUILD = 'build.json';

/** Entry that says that the reader asked for the whole site. */
const WHOLE = '?whole';
/** Entry that names the cache of the build that counts. */
const ACTIVE = '?active';

/** A file that the server doesn't have, or has another one in its place. */
class AbsentError extends Error {}

/**
 * What of the site is stored on this device, for one build. Documents and other files that keep their address from build to build are in
 * a cache of their build. Files with a hash in their name are in one for all builds, so that those that an update leaves as they are
 * needn't be loaded again.
 * @param scope where the site is served: an absolute address with a slash at its end.
 * @param list address of the build's list, which has its hash in its name.
 */
export function storedSite(scope: string, list: string) {
  const buildsPrefix = `${cachePrefix(scope)}build `;
  const builds = buildsPrefix + list;
  const hashed = `${cachePrefix(scope)}files`;
  const base = new URL(scope).pathname;
  const open = (address: string) => caches.open(isHashed(address) ? hashed : builds);
  const whole = (address: string) => scope + address;
  const addressOf = ({ url }: Request) => decodeURI(url.slice(scope.length));
  let files: Promise<OfflineFiles> | undefined;

  /** A stored response; undefined if there is none. */
  const find = async (address: string) => (await open(address)).match(whole(address));

  /** Stores a response. @returns the files that it names. */
  const put = async (address: string, response: Response): Promise<string[]> => {
    const named = await ownFiles(address, response);
    // A redirected response may not answer for a page.
    const kept = response.redirected ? new Response(response.body, response) : response;
    await (await open(address)).put(whole(address), kept);
    return named;
  };

  /** Stores what isn't stored yet. @returns the files that it names. */
  const keepOne = async (address: string, signal?: AbortSignal): Promise<string[]> => {
    const stored = await find(address);
    if (stored && isHashed(address)) return [];
    // What another page has taken the place of is loaded again.
    const named = stored && (await ownFiles(address, stored).catch(() => undefined));
    if (named) return named;
    const { documents, shell } = await site.files();
    const isNeeded = isHashed(address) || Object.hasOwn(documents, address) || shell.includes(address);
    try {
      return await within(whole(address), signal, async (limit) =>
        put(address, await load(whole(address), isHashed(address) ? 'default' : 'no-cache', limit)),
      );
    } catch (error) {
      if (!isNeeded && error instanceof AbsentError) return [];
      throw error;
    }
  };

  /**
   * The files of the build that a response names.
   * @throws {AbsentError} if it's another page that a host, or a network that asks for a login, shows at this address.
   * @throws {Error} if it's of another build.
   */
  const ownFiles = async (address: string, response: Response): Promise<string[]> => {
    const { documents, files: others, titles } = await site.files();
    const isDocument = Object.hasOwn(documents, address);
    const isHtml = response.headers.get('content-type')?.includes('text/html');
    const another = () => new AbsentError(`${whole(address)} was answered with another page`);
    const title = titles[address];
    if (!isDocument && isHtml && title === undefined) throw another();
    const text = isDocument || isHtml || address === BUILD ? await response.clone().text() : '';
    if (title !== undefined && !text.includes(title)) throw another();
    if (!isDocument && address !== BUILD) return [];
    const names = isDocument ? namedFiles(text, base) : buildFiles(text);
    if (!names.some(isHashed)) throw another();
    const strange = names.find((name) => isHashed(name) && !Object.hasOwn(others, name));
    if (strange !== undefined) throw new Error(`${address} names ${strange}, which is of another build`);
    return isDocument ? names.filter((name) => Object.hasOwn(documents, name) || Object.hasOwn(others, name)) : [];
  };

  const site = {
    /** All that belongs to the build. */
    async files(): Promise<OfflineFiles> {
      files ??= (async () => {
        const stored = await find(list);
        if (stored) return (await stored.json()) as OfflineFiles;
        const response = await load(whole(list), 'default');
        await (await open(list)).put(whole(list), response.clone());
        return (await response.json()) as OfflineFiles;
      })();
      files.catch(() => (files = undefined));
      return files;
    },
    find,
    /**
     * Stores what isn't stored yet, documents with all files that they name. What no page needs is left out if the server doesn't have it.
     * @param onStored is called with the size of each, in bytes.
     * @param signal ends it.
     * @throws if something can't be loaded, belongs to another build, or finds no room. What was stored until then stays.
     */
    async keep(
      addresses: readonly string[],
      onStored: (bytes: number) => void = () => {},
      signal?: AbortSignal,
    ): Promise<void> {
      const { documents, files: others } = await site.files();
      const queue = [...new Set(addresses)].filter(
        (address) => Object.hasOwn(documents, address) || Object.hasOwn(others, address),
      );
      const seen = new Set(queue);
      const next = async (): Promise<void> => {
        signal?.throwIfAborted();
        const address = queue.shift();
        if (address === undefined) return;
        const named = await keepOne(address, signal).catch((error: unknown) => {
          queue.length = 0;
          throw error;
        });
        onStored(documents[address] ?? others[address] ?? 0);
        for (const each of named) {
          if (!seen.has(each)) queue.push(each);
          seen.add(each);
        }
        return next();
      };
      const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, next));
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
      // What the last documents named came after the others had ended.
      await next();
    },
    /** Stores a response that the page gets too, if it belongs to the build. */
    async keepResponse(address: string, response: Response): Promise<void> {
      const { documents, files: others } = await site.files();
      if (Object.hasOwn(documents, address) || Object.hasOwn(others, address)) await put(address, response);
    },
    /** True if the server has another build than this one. */
    async isOutdated(): Promise<boolean> {
      const { files: others } = await site.files();
      return within(whole(BUILD), undefined, async (limit) => {
        const names = buildFiles(await (await load(whole(BUILD), 'no-store', limit)).text());
        return names.some((name) => !Object.hasOwn(others, name));
      });
    },
    /** What the reader has of the build that counted until now: documents, or the whole site. */
    async lastBuild(): Promise<{ documents: string[]; whole: boolean }> {
      const state = await caches.open(hashed);
      const name = await (await state.match(scope + ACTIVE))?.text();
      if (name === undefined || !(await caches.has(name))) return { documents: [], whole: false };
      const cache = await caches.open(name);
      const { documents } = await site.files();
      const addresses = (await cache.keys()).map(addressOf).filter((address) => Object.hasOwn(documents, address));
      return { documents: addresses, whole: (await cache.match(scope + WHOLE)) !== undefined };
    },
    /** True once the reader has asked for the whole site. */
    isWhole: async () => (await (await caches.open(builds)).match(scope + WHOLE)) !== undefined,
    async setWhole(isWhole: boolean): Promise<void> {
      const cache = await caches.open(builds);
      if (isWhole) await cache.put(scope + WHOLE, new Response());
      else await cache.delete(scope + WHOLE);
    },
    /**
     * Makes this the build that counts: what is stored for others, and what this one doesn't have, is deleted.
     * @returns true if another build counted until now.
     */
    async activate(): Promise<boolean> {
      for (const name of await caches.keys())
        if (name.startsWith(buildsPrefix) && name !== builds) await caches.delete(name);
      const { files: own } = await site.files();
      const cache = await caches.open(hashed);
      const isUpdate = (await cache.match(scope + ACTIVE)) !== undefined;
      for (const request of await cache.keys()) {
        const address = addressOf(request);
        if (address !== list && !Object.hasOwn(own, address)) await cache.delete(request);
      }
      await cache.put(scope + ACTIVE, new Response(builds));
      return isUpdate;
    },
    /** Forgets what is stored for this build. */
    async clear(): Promise<void> {
      await caches.delete(builds);
    },
  };
  return site;
}

function buildFiles(text: string): string[] {
  const { script, data } = JSON.parse(text) as BuildFiles;
  return [script, ...Object.values(data)];
}

/** Gives up after `FILE_LIMIT`, or once another signal ends. */
async function within<T>(
  address: string,
  signal: AbortSignal | undefined,
  run: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const end = () => ending.abort(signal?.reason);
  const timer = setTimeout(() => ending.abort(new Error(`${address} didn't come within two minutes`)), FILE_LIMIT);
  signal?.addEventListener('abort', end);
  try {
    return await run(ending.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

async function load(address: string, cache: RequestCache, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, { cache, ...(signal && { signal }) });
  // Some hosts give this status with the page at its own address, too.
  if (response.ok || address.endsWith('404.html')) return response;
  const message = `${address} was answered with status ${response.status}`;
  // One that has no time for it, or too many requests, has it.
  const isAbsent = response.status < 500 && ![408, 429].includes(response.status);
  throw isAbsent ? new AbsentError(message) : new Error(message);
}
