/** Name of the service worker's file, below the base. */
export const SERVICE_WORKER = 'service-worker.js';

/**
 * What the names of a site's caches start with: other sites may be on the same origin.
 * @param scope where the site is served, an absolute address with a slash at its end.
 */
export const cachePrefix = (scope: string): string => `live-docs ${scope} `;

/** What a service worker knows of its build. All addresses are below the base. */
export interface OfflineFiles {
  /** What no page starts without, and the page that stands for those that aren't there. */
  shell: string[];
  /** Documents that name hashed files of the build, by the address that readers have; each with its size in bytes. */
  documents: Record<string, number>;
  /** All other files, with their sizes in bytes. Those in `assets/` have the hash of their content in their name. */
  files: Record<string, number>;
  /** Titles of those of these that are documents, as tags: another page at the same address is told by it. */
  titles: Record<string, string>;
}

/** True for a file whose name has the hash of its content. */
export const isHashed = (address: string): boolean => address.startsWith('assets/');

/** What a page asks of a service worker. Each comes with a port for the answer. */
export type OfflineRequest =
  /** Store these, which the page has loaded: `OfflineAnswer` is `state`. */
  | { type: 'visited'; addresses: string[] }
  /** Whether all of these belong to the worker's build: `owns`. */
  | { type: 'owns'; addresses: string[] }
  /** Take the place of the worker before. `alone`: only if no other page is open. */
  | { type: 'activate'; alone: boolean }
  /** Store the whole site, or tell how far that is: `progress` again and again, then `state` or `failed`. */
  | { type: 'save' }
  /** Store no more of it. What is stored stays: `state`. */
  | { type: 'cancel' }
  /** Forget all that was stored beside what readers visit: `state`. */
  | { type: 'remove' };

/** What a service worker answers. */
export type OfflineAnswer =
  | { type: 'state'; whole: boolean; bytes: number }
  | { type: 'owns'; all: boolean }
  | { type: 'progress'; done: number; bytes: number }
  | { type: 'failed'; reason: OfflineFailure; bytes: number; message: string };

/** Why a site can't be stored: the browser has no room for it, the server has another build, or what the message says. */
export type OfflineFailure = 'full' | 'outdated' | 'other';
