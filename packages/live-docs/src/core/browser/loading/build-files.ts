import type { BuildFiles, DocumentPage, PageModule, PageScript, PageSidebar, PageTable, StoredPage } from '../../model';
import { fetchJson, savesData, type Resources } from 'live-playground/internal';
import { createLoader, loaderOf, type Loader, fileAddress } from './load';
import { importWith, isStyle, preload } from './import-with';
import { preparePageStyles } from './load-style';

/** A data file whose address, below the base, is known already. @param name what it is called in a message. */
export const dataAt = <T>(resources: Resources, address: string, name?: string): Loader<T> =>
  dataFrom(resources, fileAddress(address), name);

/** A data file about the whole site, by its name in `build.json`. */
export const dataNamed = <T>(resources: Resources, name: string): Loader<T> =>
  loaderOf(resources, `data ${name}`, async (signal) => {
    const { data } = await buildFiles(resources).load({ stay: true });
    return fetchJson<T>(fileAddress(addressOf(name, data)), { signal });
  });

/** The absolute address of a file of the site by its name in `build.json`; undefined if the site has no such file. */
export async function findDataFile(resources: Resources, name: string): Promise<string | undefined> {
  const { data } = await buildFiles(resources).load({ stay: true });
  const address = data[name];
  return address && new URL(fileAddress(address), location.href).href;
}

/** Loads what a script about the whole site exports by default, by its name in `build.json`. */
export async function loadBuiltScript<T>(resources: Resources, name: string): Promise<T> {
  const { data } = await buildFiles(resources).load({ stay: true });
  return (await importFiles<{ default: T }>(resources, [fileAddress(addressOf(name, data))])).default;
}

/** Fetches what it takes to find pages, ahead of the first one that the reader turns to from a path. */
export function preparePages(resources: Resources, path: string): void {
  if (!savesData()) loadPageTable(resources, path).catch(() => {});
}

/**
 * Loads a page of the built site with its stylesheets, which apply once it's shown.
 * @returns undefined if there is no such page, or if this document is of another deploy: its scripts and those of the page
 * don't belong together.
 */
export async function loadBuiltPage(path: string, resources: Resources): Promise<PageModule | undefined> {
  const found = await filesOf(path, resources);
  if (!found) return undefined;
  const [files, foreign] = found;
  const styles = files.filter(isStyle);
  const others = files.filter((file) => !isStyle(file));
  const [module] = await Promise.all([importFiles<PageScript>(resources, others), preparePageStyles(styles)]);
  const text = dataFrom<StoredPage>(resources, others.find(isData) ?? '');
  const { meta, sidebar } = await text.load({ stay: true });
  return { ...joinPage(resources, module, meta, sidebar), text, styles, foreign };
}

/** Imports the page that a document shows, of which it says the rest. @param files see `importFiles`. */
export async function loadDocumentPage(
  resources: Resources,
  files: string[],
  { meta, sidebar, text }: DocumentPage,
): Promise<PageModule> {
  const module = await importFiles<PageScript>(resources, files);
  return { ...joinPage(resources, module, meta, sidebar), text: dataAt<StoredPage>(resources, text) };
}

/** @param sidebar address of what has been loaded already. */
const joinPage = (
  resources: Resources,
  module: PageScript,
  meta: StoredPage['meta'],
  sidebar?: string,
): PageModule => ({
  ...module,
  meta: { ...meta, sidebar: (sidebar && dataAt<PageSidebar>(resources, sidebar).loaded()) || { groups: [] } },
});

/** Fetches the files of a page ahead of need. No script is run, and no stylesheet applied. */
export async function prefetchBuiltPage(path: string, resources: Resources): Promise<void> {
  const [files] = (await filesOf(path, resources)) ?? [[]];
  files.filter((file) => file.endsWith('.js')).forEach(preload);
  files.filter(isData).forEach((file) => void dataFrom(resources, file).prefetch());
  await preparePageStyles(files.filter(isStyle));
}

/** Addresses of the files of a page, and of stylesheets that come with parts of other pages alone, if this document may show it. */
async function filesOf(path: string, resources: Resources) {
  const [{ script }, { files, pages, foreign = {} }] = await Promise.all([
    buildFiles(resources).load({ stay: true }),
    loadPageTable(resources, path),
  ]);
  const addresses = (places: number[] = []) => places.map((at) => fileAddress(files[at] ?? ''));
  const isShown = pages[path] && document.querySelector(`script[src$="${script}"]`);
  return isShown ? ([addresses(pages[path]), addresses(foreign[path] ?? foreign[''])] as const) : undefined;
}

const isData = (file: string) => file.endsWith('.json');

/** Imports a script with the files that it needs. @param files the script, then other scripts, stylesheets, and data for it. */
export async function importFiles<T>(resources: Resources, [script = '', ...others]: string[]): Promise<T> {
  const scripts = [script, ...others.filter((file) => !isData(file))];
  const [module] = await Promise.all([
    importWith(() => import(/* @vite-ignore */ script) as Promise<T>, scripts),
    ...others.filter(isData).map((file) => dataFrom(resources, file).load({ stay: true })),
  ]);
  return module;
}

const dataFrom = <T>(resources: Resources, href: string, name = href): Loader<T> =>
  resources.get(href, () => createLoader(name, (signal) => fetchJson<T>(href, { signal })));

/** The list of the pages of a path's language. */
export async function loadPageTable(resources: Resources, path: string): Promise<PageTable> {
  const { data } = await buildFiles(resources).load({ stay: true });
  const name = Object.keys(data).find((one) => one.startsWith('pages/') && `${path}/`.startsWith(`${one.slice(5)}/`));
  return dataNamed<PageTable>(resources, name ?? 'pages').load({ stay: true });
}

const buildFiles = (resources: Resources): Loader<BuildFiles> =>
  loaderOf(resources, 'build.json', async (signal) => {
    const files = await fetchJson<BuildFiles>(fileAddress('build.json'), { cache: 'no-cache', signal });
    // The build that this document takes files from: another one is a new deploy.
    document.documentElement.dataset['build'] = files.id;
    return files;
  });

function addressOf(name: string, addresses: Record<string, string>): string {
  const address = addresses[name];
  if (address) return address;
  throw new Error(`build.json names no file "${name}"`);
}
