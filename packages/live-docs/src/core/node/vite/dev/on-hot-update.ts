import type { DevEnvironment, EnvironmentModuleNode, HotUpdateOptions } from 'vite';
import type { HotEvents } from '../../../model';
import { formatProblem } from 'live-playground/model';
import type { Change, Store } from '../../snapshot/create-store';
import { localModule } from '../../files/local-module';
import { companionOf, demoTexts, inAllLanguages, tabsOf, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { readDemoAsset } from '../../compile/demos/read-demo-file';
import { createLinkCheck } from '../../output/data/check-links';
import { devPageData, siteData } from '../../output/data/site-data';
import { findProblems } from '../../output/data/find-problems';
import { componentsOf } from '../../feature/features-of';
import { componentFile } from '../../output/data/page-files';
import { attempt } from '../../files/attempt';
import { isInside } from '../../files/paths';
import { ownPackages } from '../../library/library';
import type { ApiFollower } from './follow-api';
import type { Follower } from './follow-disk';

/**
 * Tells the browser of all changes on the disk that it doesn't know yet, whichever file was reported: what Vite can't know is
 * the navigation, the list of pages, pages' metadata and problems, demos' code.
 * @returns the modules to update; undefined leaves it to Vite.
 */
export async function onHotUpdate(
  store: Store,
  follower: Follower,
  api: ApiFollower,
  environment: DevEnvironment,
  { file, modules, timestamp }: HotUpdateOptions,
): Promise<EnvironmentModuleNode[] | undefined> {
  const { moduleGraph, hot, logger } = environment;
  await follower.look(file);
  const change = await store.takeChange();
  const { previous, next, files } = change;
  const isOurs = next.files.isFollowed(file) || files.has(file);
  if (files.size === 0) return isOurs ? modules.filter((module) => module.file !== file) : undefined;
  for (const problem of newProblems(change)) logger.error(problem, { timestamp: true });

  const send = <E extends keyof HotEvents>(event: E, data: HotEvents[E]) => hot.send({ type: 'custom', event, data });
  const [linksBefore, links] = [createLinkCheck(previous), createLinkCheck(next)];
  for (const now of inAllLanguages(next)) {
    const then = localSnapshot(previous, now.locale);
    for (const page of now.pages.values()) {
      const before = then?.pages.get(page.path);
      const module = moduleGraph.getModuleById(`\0${localModule(`virtual:page${page.path}`, now.locale?.id)}`);
      if (!then || !before || !module) continue;
      if (differ(filesOf(then, before), filesOf(now, page))) hot.send({ type: 'full-reload' });
      const data = devPageData(now, page, links);
      if (differ(devPageData(then, before, linksBefore), data)) send('docs:page', data);
    }
  }
  for (const demo of new Set([...files.keys()].flatMap((changed) => next.demosByFile.get(changed) ?? [])))
    send('docs:demo', readDemoAsset(demoTexts(demo), demo.parts));

  const isLibraryChanged = [...files.keys()].some((changed) => isLibrarySource(next, changed));
  if (isLibraryChanged) {
    send('docs:library', null);
    api.libraryChanged();
  }
  const modulesOf = (changed: string) => [...(moduleGraph.getModulesByFile(changed) ?? [])];
  // Not updated now, and so that the browser doesn't take its last version for the mended one.
  const gone = [...files]
    .filter(([changed, kind]) => kind === 'delete' || isBroken(next, changed))
    .map(([name]) => name);
  for (const module of gone.flatMap(modulesOf)) moduleGraph.invalidateModule(module, new Set(), timestamp, true);
  const virtual = (...names: string[]) => names.flatMap((name) => moduleGraph.getModuleById(`\0virtual:${name}`) ?? []);
  const changedPages = next.entries.filter(
    (entry) => previous.entryByFile.get(entry.file)?.compiled.code !== entry.compiled.code,
  );
  const updated = new Set([
    ...modules,
    ...[...files.keys(), ...changedPages.map((entry) => entry.file)].flatMap(modulesOf),
    ...(differ(siteOf(previous), siteOf(next)) ? virtual('site') : []),
    ...inAllLanguages(next).flatMap((now) => {
      const then = localSnapshot(previous, now.locale);
      return [...componentsOf(now).keys()].flatMap((name) => {
        // What the reference says isn't read again for this.
        const [before, after] = [then, now].map((one) => one && componentFile(one, name, undefined)?.text);
        const isSame = then !== undefined && before === after;
        return isSame ? [] : virtual(localModule(`component-data/${name}`, now.locale?.id));
      });
    }),
    ...(differ(addressesOf(previous), addressesOf(next)) ? virtual('pages') : []),
    ...([...files.keys()].some((changed) => changed.endsWith('.yaml')) ? api.modules() : []),
    ...[...next.demos.values()]
      .filter(({ file, controls }) => controls && files.has(file))
      .flatMap(({ id }) => inAllLanguages(next).map(({ locale }) => localModule(`controls-list/${id}`, locale?.id)))
      .flatMap((name) => virtual(name)),
  ]);
  for (const module of gone.flatMap(modulesOf)) updated.delete(module);
  // A module imports itself by the time of its newest update, to tell React its exports. What is still being transformed for the update
  // before would import, and so run after, the module of this one.
  await Promise.allSettled(
    [...updated]
      .filter(({ transformResult, isSelfAccepting }) => !transformResult && isSelfAccepting)
      .map(({ url }) => environment.transformRequest(url)),
  );
  // Vite's own invalidation for an update keeps the result of a transform that began with the snapshot before.
  for (const module of updated) moduleGraph.invalidateModule(module);
  return [...updated];
}

const localSnapshot = (snapshot: Snapshot, locale: Snapshot['locale']) =>
  locale ? snapshot.locales.get(locale.id) : snapshot;

const addressesOf = (snapshot: Snapshot) => inAllLanguages(snapshot).flatMap(({ pages }) => [...pages.keys()]);

/** Undefined while a package is missing that the site needs: the module says so when it's loaded. */
const siteOf = (snapshot: Snapshot) => attempt(() => siteData(snapshot));

/** True for a file of demos that can't be shown, or of the library that can't be read: pages say why. */
function isBroken(snapshot: Snapshot, file: string): boolean {
  const source = snapshot.memo.sources.get(file);
  if (isLibrarySource(snapshot, file)) return (source?.problems.length ?? 0) > 0;
  return source !== undefined && !snapshot.demosByFile.has(file);
}

const isLibrarySource = ({ libraries }: Snapshot, file: string) =>
  ownPackages(libraries).some(({ source }) => isInside(source, file));

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
    page.file,
    tabsOf(snapshot, page).map((tab) => tab.file),
    companionOf(snapshot, page, 'server'),
    companionOf(snapshot, page, 'client'),
  ];
}

const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
