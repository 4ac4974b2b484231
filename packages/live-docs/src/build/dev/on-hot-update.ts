import path from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, HotUpdateOptions } from 'vite';
import type { HotEvents } from '../../model';
import { companionPage } from '../content/companion-file';
import type { Site } from '../site/create-site';
import { pageData } from '../site/site-data';

/**
 * What the browser has to be told when a file of the site changes, beside the file's own module:
 * the navigation, the list of pages, a page's metadata, a demo's code.
 * @returns the modules to update; undefined leaves it to Vite.
 */
export async function onHotUpdate(
  site: Site,
  environment: DevEnvironment,
  { file, type, modules, read }: HotUpdateOptions,
): Promise<EnvironmentModuleNode[] | undefined> {
  if (!file.startsWith(path.join(site.root, 'docs') + path.sep)) return undefined;
  // Writing may empty a file first: Vite's reader waits until there is something.
  if (type !== 'delete') await read();
  const { moduleGraph, hot } = environment;
  const send = <E extends keyof HotEvents>(event: E, data: HotEvents[E]) => hot.send({ type: 'custom', event, data });

  /** Virtual modules of one kind, marked stale. */
  const stale = (prefix: string) =>
    [...moduleGraph.idToModuleMap.values()].filter((module) => {
      const matches = module.id === `\0${prefix}` || module.id?.startsWith(`\0${prefix}/`);
      if (matches) moduleGraph.invalidateModule(module);
      return matches;
    });

  // Read anew when a page asks next. Only the words are ours to change, and are shown at once.
  site.forgetApi();
  const api = ['block', 'definitions', 'demos', 'texts', 'users'].flatMap((kind) => stale(`virtual:api-${kind}`));
  if (file.endsWith('.yaml')) return [...modules, ...api];

  stale('virtual:demos');
  stale('virtual:demo');
  stale('virtual:demo-file');
  stale('virtual:demo-needs');
  stale('virtual:sandbox');
  stale('virtual:live-imports');
  if (!file.endsWith('.mdx')) {
    if (type !== 'update') {
      site.forget(file);
      const page = site.entryOf(companionPage(file));
      if (page) {
        stale(`virtual:page${page.path}`);
        // A page loads its data when it is opened.
        hot.send({ type: 'full-reload' });
      }
    }
    for (const demo of type === 'delete' ? [] : await site.demosWith(file)) send('docs:demo', site.demoCode(demo));
    const pages =
      type === 'update'
        ? []
        : pagesNaming(site, file).flatMap((page) => [...(moduleGraph.getModulesByFile(page) ?? [])]);
    return pages.length > 0 ? [...modules, ...pages] : undefined;
  }

  site.scan();
  stale('virtual:page');
  const changed = [
    ...stale('virtual:site'),
    ...stale('virtual:gallery'),
    ...(type === 'update' ? [] : stale('virtual:pages')),
  ];
  const entry = site.entryOf(file);
  const page = entry && site.pages().get(entry.path);
  if (page) send('docs:page', await pageData(site, page));
  return type === 'update' ? [...modules, ...changed] : changed;
}

/** Pages whose text names a file that came or went: their demos have to be looked up again. */
function pagesNaming(site: Site, file: string): string[] {
  return [...site.pages().values()].filter((entry) => site.names(entry, file)).map((entry) => entry.file);
}
