import type { BuildFiles, PageModule, PageTable } from '../../model';
import { completeStyle } from './complete-style';
import { fetchJson } from './fetch-json';
import { importFiles } from './import-files';
import { createLoader } from './load';
import { withBase } from './with-base';

const build = createLoader('build.json', async (signal) => {
  const files = await fetchJson<BuildFiles>(withBase('build.json'), { cache: 'no-cache', signal });
  // The build that this document takes files from: another one is a new deploy.
  document.documentElement.dataset['build'] = files.id;
  return files;
});
const pageTable = createLoader('page table', (signal) => loadDataFile<PageTable>('pages', signal));

/** Fetches what it takes to find pages, ahead of the first one that the reader turns to. */
export const preparePages = () => void pageTable.prefetch();

/** Loads a data file of the site by its name in `build.json`. Use it in `load` or `createLoader`, as `fetchJson`. */
export async function loadDataFile<T>(name: string, signal: AbortSignal): Promise<T> {
  const { data } = await build.load({ stay: true });
  return fetchFile<T>(addressOf(name, data), signal);
}

/** The absolute address of a file of the site by its name in `build.json`; undefined if the site has no such file. */
export async function findDataFile(name: string): Promise<string | undefined> {
  const { data } = await build.load({ stay: true });
  const address = data[name];
  return address && new URL(withBase(address), location.href).href;
}

/** Loads a data file whose address, below the base, is known already. Use it in `load` or `createLoader`, as `fetchJson`. */
export const fetchFile = <T>(address: string, signal?: AbortSignal): Promise<T> =>
  fetchJson<T>(withBase(address), signal && { signal });

/** Loads a list of what all demos import. */
export async function loadBuiltList<T>(name: string): Promise<T> {
  const { lists } = await build.load({ stay: true });
  return (await importFiles<{ default: T }>([withBase(addressOf(name, lists))])).default;
}

/**
 * Loads a page of the built site with its stylesheets.
 * @returns undefined if there is no such page, or if this document is of another deploy: its scripts and those of the page
 * don't belong together.
 */
export async function loadBuiltPage(path: string): Promise<PageModule | undefined> {
  const [{ script }, { files, pages }] = await Promise.all([
    build.load({ stay: true }),
    pageTable.load({ stay: true }),
  ]);
  const isOurs = document.querySelector(`script[src$="${script}"]`) !== null;
  const own = isOurs ? pages[path] : undefined;
  if (!own) return undefined;
  await completeStyle();
  return importFiles(own.map((at) => withBase(files[at] ?? '')));
}

function addressOf(name: string, addresses: Record<string, string>): string {
  const address = addresses[name];
  if (address) return address;
  throw new Error(`build.json names no file "${name}"`);
}
