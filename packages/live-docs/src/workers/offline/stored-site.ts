import type { BuildFiles } from '../../model/build-files';
import { cachePrefix, type OfflineFiles } from '../../model/offline';
import { namedFiles } from './named-files';

/** What of the site is stored on this device, for one build. */
export interface StoredSite {
  /** All that belongs to the build. */
  files(): Promise<OfflineFiles>;
  /** A stored response; undefined if there is none. */
  find(address: string): Promise<Response | undefined>;
  /**
   * Stores what isn't stored yet, documents with all files that they name.
   * @param onStored is called with the size of each, in bytes.
   * @throws if something can't be loaded, belongs to another build, or finds no room. What was stored until then stays.
   */
  keep(addresses: readonly string[], onStored?: (bytes: number) => void): Promise<void>;
  /** Stores a response that the page gets too, if it belongs to the build. */
  keepResponse(address: string, response: Response): Promise<void>;
  /** What the reader has of the build that counted until now: documents, or the whole site. */
  lastBuild(): Promise<{ documents: string[]; whole: boolean }>;
  /** True once the reader has asked for the whole site. */
  isWhole(): Promise<boolean>;
  setWhole(whole: boolean): Promise<void>;
  /**
   * Makes this the build that counts: what is stored for others, and what this one doesn't have, is deleted.
   * @returns true if another build counted until now.
   */
  activate(): Promise<boolean>;
  /** Forgets what is stored for this build. */
  clear(): Promise<void>;
}

/** Requests at a time. */
const AT_ONCE = 6;

const BUILD = 'build.json';

/** Entry that says that the reader asked for the whole site. */
const WHOLE = '?whole';
/** Entry that names the cache of the build that counts. */
const ACTIVE = '?active';

/**
 * Documents and other files that keep their address from build to build are in a cache of their build. Files with a hash in
 * their name are in one for all builds, so that those that an update leaves as they are needn't be loaded again.
 * @param scope where the site is served: an absolute address with a slash at its end.
 * @param list address of the build's list, which has its hash in its name.
 */
export function storedSite(scope: string, list: string): StoredSite {
  const buildsPrefix = `${cachePrefix(scope)}build `;
  const builds = buildsPrefix + list;
  const hashed = `${cachePrefix(scope)}files`;
  const base = new URL(scope).pathname;
  const isHashed = (address: string) => address.startsWith('assets/');
  const open = (address: string) => caches.open(isHashed(address) ? hashed : builds);
  const whole = (address: string) => scope + address;
  const addressOf = ({ url }: Request) => decodeURI(url.slice(scope.length));
  let files: Promise<OfflineFiles> | undefined;

  const find = async (address: string) => (await open(address)).match(whole(address));

  /** Stores a response. @returns the files that it names. */
  const put = async (address: string, response: Response): Promise<string[]> => {
    const cache = await open(address);
    if (isHashed(address)) {
      await cache.put(whole(address), response);
      return [];
    }
    const named = await ownFiles(address, await response.clone().text());
    // A redirected response may not answer for a page.
    await cache.put(whole(address), response.redirected ? new Response(response.body, response) : response);
    return named;
  };

  /** Stores what isn't stored yet. @returns the files that it names. */
  const keepOne = async (address: string): Promise<string[]> => {
    const stored = await find(address);
    if (!stored) return put(address, await load(whole(address), isHashed(address) ? 'default' : 'no-cache'));
    return isHashed(address) ? [] : ownFiles(address, await stored.text());
  };

  /** @throws {Error} if a document, or `build.json`, names files of another build. */
  const ownFiles = async (address: string, text: string): Promise<string[]> => {
    const { documents, files: others } = await site.files();
    const isDocument = address in documents;
    const names = isDocument ? namedFiles(text, base) : address === BUILD ? buildFiles(text) : [];
    const strange = names.find((name) => isHashed(name) && !(name in others));
    if (strange !== undefined) throw new Error(`${address} names ${strange}, which is of another build`);
    return isDocument ? names.filter((name) => name in documents || name in others) : [];
  };

  const site: StoredSite = {
    async files() {
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
    async keep(addresses, onStored = () => {}) {
      const { documents, files: others } = await site.files();
      const queue = [...new Set(addresses)].filter((address) => address in documents || address in others);
      const seen = new Set(queue);
      const next = async (): Promise<void> => {
        const address = queue.shift();
        if (address === undefined) return;
        const named = await keepOne(address).catch((error: unknown) => {
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
    async keepResponse(address, response) {
      const { documents, files: others } = await site.files();
      if (address in documents || address in others) await put(address, response);
    },
    async lastBuild() {
      const state = await caches.open(hashed);
      const name = await (await state.match(scope + ACTIVE))?.text();
      if (name === undefined || !(await caches.has(name))) return { documents: [], whole: false };
      const cache = await caches.open(name);
      const { documents } = await site.files();
      const addresses = (await cache.keys()).map(addressOf).filter((address) => address in documents);
      return { documents: addresses, whole: (await cache.match(scope + WHOLE)) !== undefined };
    },
    isWhole: async () => (await (await caches.open(builds)).match(scope + WHOLE)) !== undefined,
    async setWhole(isWhole) {
      const cache = await caches.open(builds);
      if (isWhole) await cache.put(scope + WHOLE, new Response());
      else await cache.delete(scope + WHOLE);
    },
    async activate() {
      for (const name of await caches.keys())
        if (name.startsWith(buildsPrefix) && name !== builds) await caches.delete(name);
      const { files: own } = await site.files();
      const cache = await caches.open(hashed);
      const isUpdate = (await cache.match(scope + ACTIVE)) !== undefined;
      for (const request of await cache.keys()) {
        const address = addressOf(request);
        if (address !== list && !(address in own)) await cache.delete(request);
      }
      await cache.put(scope + ACTIVE, new Response(builds));
      return isUpdate;
    },
    async clear() {
      await caches.delete(builds);
    },
  };
  return site;
}

function buildFiles(text: string): string[] {
  const { script, data } = JSON.parse(text) as BuildFiles;
  return [script, ...Object.values(data)];
}

async function load(address: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(address, { cache });
  // Some hosts give this status with the page at its own address, too.
  if (!response.ok && !address.endsWith('404.html'))
    throw new Error(`${address} was answered with status ${response.status}`);
  return response;
}
