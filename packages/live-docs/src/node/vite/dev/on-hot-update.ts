import { existsSync } from 'node:fs';
import type { DevEnvironment, EnvironmentModuleNode, HotUpdateOptions, ViteDevServer } from 'vite';
import type { HotEvents } from '../../../model';
import { formatProblem } from '../../files/build-error';
import { companionFile } from '../../files/companion-file';
import type { Change, Store } from '../../snapshot/create-store';
import { demoTexts, tabsOf, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { readDemoAsset } from '../../compile/demos/read-demo-asset';
import { isInside } from '../../files/paths';
import { createLinkCheck } from '../../output/data/check-links';
import { devPageData } from '../../output/data/dev-page-data';
import { devNames } from '../../output/data/demo-files';
import { findProblems } from '../../output/data/find-problems';
import { gallery } from '../../output/data/gallery';
import { siteData } from '../../output/data/site-data';

/** Modules of the API reference: any edit to the docs may change them, and only reading the library would tell. */
const API_DATA = ['answer', 'definitions', 'tables', 'users'].map((kind) => `\0virtual:api-${kind}`);

/**
 * Milliseconds after which a file is looked at again. Vite's watcher (chokidar 3) says nothing about a file for 50 ms
 * after it has reported a change of it.
 */
const SILENCE = 60;

/**
 * Updates the content for a file that was added, edited or deleted, and tells the browser what Vite can't know: the
 * navigation, the list of pages, pages' metadata and problems, demos' code.
 * @returns the modules to update; undefined leaves it to Vite.
 */
export async function onHotUpdate(
  store: Store,
  { moduleGraph, hot, logger }: DevEnvironment,
  { file, type, modules, server, read, timestamp }: HotUpdateOptions,
): Promise<EnvironmentModuleNode[] | undefined> {
  const { files } = await store.snapshot();
  const isDocs = isInside(`${store.root}/docs`, file);
  if (!isDocs && !isInside(`${store.root}/public`, file) && !files.wasRead(file)) return undefined;
  // Writing may empty a file first: Vite's reader waits a moment for its text.
  if (type !== 'delete') await read();
  setTimeout(() => void lookAgain(store, server, file), SILENCE).unref();
  // A new file is reported twice. Updating its module for the second report could load it while it's being deleted.
  if (type !== 'delete' && (await store.snapshot()).files.isCurrent(file)) return [];
  const change = await store.update([file]);
  const { previous, next } = change;

  for (const environment of Object.values(server.environments)) {
    for (const module of environment.moduleGraph.idToModuleMap.values())
      if (module.id?.startsWith('\0virtual:')) environment.moduleGraph.invalidateModule(module);
  }
  for (const problem of newProblems(change)) logger.error(problem, { timestamp: true });

  const send = <E extends keyof HotEvents>(event: E, data: HotEvents[E]) => hot.send({ type: 'custom', event, data });
  const visited = (page: Entry) => moduleGraph.getModuleById(`\0virtual:page${page.path}`) !== undefined;
  const [linksBefore, links] = [createLinkCheck(previous), createLinkCheck(next)];
  for (const page of next.pages.values()) {
    const before = previous.pages.get(page.path);
    if (!before || !visited(page)) continue;
    if (differ(filesOf(previous, before), filesOf(next, page))) hot.send({ type: 'full-reload' });
    const data = devPageData(next, page, links);
    if (differ(devPageData(previous, before, linksBefore), data)) send('docs:page', data);
  }
  for (const demo of next.demosByFile.get(file) ?? [])
    send(
      'docs:demo',
      readDemoAsset(demoTexts(demo), demo.parts, (source) => devNames(next, source)),
    );

  // Not updated now, and so that the browser doesn't take its last version for the mended one.
  const isGone = type === 'delete' || isBroken(next, file);
  if (isGone) for (const module of modules) moduleGraph.invalidateModule(module, new Set(), timestamp, true);
  const virtual = (...names: string[]) => names.flatMap((name) => moduleGraph.getModuleById(`\0virtual:${name}`) ?? []);
  const changedPages = next.entries.filter(
    (entry) => previous.entryByFile.get(entry.file)?.compiled.code !== entry.compiled.code,
  );
  if (!isDocs && changedPages.length === 0) return undefined;
  const updated = new Set([
    ...(isGone ? [] : modules),
    ...changedPages.flatMap((entry) => [...(moduleGraph.getModulesByFile(entry.file) ?? [])]),
    ...(differ(siteData(previous), siteData(next)) ? virtual('site') : []),
    ...(differ(gallery(previous), gallery(next)) ? virtual('gallery') : []),
    ...(differ([...previous.pages.keys()], [...next.pages.keys()]) ? virtual('pages') : []),
    ...(file.endsWith('.yaml') ? apiModules(moduleGraph) : []),
  ]);
  // Vite's own invalidation for an update keeps the result of a transform that began with the snapshot before.
  for (const module of updated) moduleGraph.invalidateModule(module);
  return [...updated];
}

/**
 * Reports a file that changed while the watcher was silent. A deletion isn't reported here, since the watcher waits
 * for 100 ms whether the file comes back.
 */
async function lookAgain(store: Store, { watcher }: ViteDevServer, file: string): Promise<void> {
  const { files } = await store.snapshot();
  if (existsSync(file) && files.isCurrent(file) === false) watcher.emit(files.has(file) ? 'change' : 'add', file);
}

/** True for a file of demos that can't be shown: their pages say why. */
const isBroken = ({ memo, demosByFile }: Snapshot, file: string) => memo.sources.has(file) && !demosByFile.has(file);

/** Problems that a change made, as lines of text. */
function newProblems({ previous, next }: Change): string[] {
  const before = new Set(findProblems(previous).map(formatProblem));
  return findProblems(next)
    .map(formatProblem)
    .filter((text) => !before.has(text));
}

/** Files that a page's module consists of. Its module has to be loaded again if one comes or goes. */
function filesOf(snapshot: Snapshot, page: Entry) {
  return [
    tabsOf(snapshot, page).map((tab) => tab.file),
    companionFile(page.file, 'server', snapshot.files),
    companionFile(page.file, 'client', snapshot.files),
  ];
}

const apiModules = ({ idToModuleMap }: DevEnvironment['moduleGraph']) =>
  [...idToModuleMap.values()].filter(({ id }) => API_DATA.some((kind) => id === kind || id?.startsWith(`${kind}/`)));

const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
