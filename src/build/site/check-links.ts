import { existsSync } from 'node:fs';
import path from 'node:path';
import { apiAnchor, decodePart, trimSlash } from '../../model';
import type { Fault } from '../build-error';
import type { PageTable } from '../markdown/page-output';
import type { Entry, Site } from './create-site';

/**
 * The faults of one entry: those its compilation found, and links within the site that lead nowhere.
 * Reads no other page but those that the entry links to by an anchor.
 */
export async function checkEntry(site: Site, entry: Entry): Promise<Fault[]> {
  const { faults, links } = await site.compiled(entry);
  const dead = await Promise.all(links.map(({ href, line }) => checkLink(site, entry, href, line)));
  return [...faults, ...dead.flatMap((fault) => fault ?? [])];
}

/** The fault of one link, if it leads nowhere. @param entry the file that has the link, and its address. */
export async function checkLink(
  site: Site,
  entry: Pick<Entry, 'filename' | 'path' | 'tab'>,
  href: string,
  line: number,
): Promise<Fault | undefined> {
  const fault = (found: string, expected: string): Fault => ({
    file: entry.filename,
    line,
    found,
    expected,
    fix: 'Correct or remove the link',
  });
  if (!/^[/#?]/.test(href)) {
    return fault(
      `link to the relative address "${href}"`,
      'an address from the root of the site, such as /demo/simple',
    );
  }
  const url = new URL(href, `http://site${entry.path}${entry.tab ? `?tab=${entry.tab}` : ''}`);
  const target = site.pages().get(trimSlash(decodePart(url.pathname)));
  if (!target) {
    if (isDemo(url.pathname) && (await site.demos()).has(url.pathname.split('/')[2] ?? '')) return undefined;
    if (existsSync(path.join(site.root, 'public', decodePart(url.pathname)))) return undefined;
    return fault(`dead link to "${href}"`, 'the address of a page');
  }
  const key = url.searchParams.get('tab');
  const tabs = site.tabs(target.path);
  const face = key === null ? target : tabs.find(({ tab }) => tab === key);
  if (!face) {
    const keys = tabs.map(({ tab }) => tab).join(', ');
    return fault(`dead tab in the link to "${href}"`, keys ? `one of ${keys}` : `no tab, as ${target.path} has none`);
  }
  const id = decodePart(url.hash.slice(1));
  if (!id || (await hasAnchor(site, face, id))) return undefined;
  return fault(`dead anchor in the link to "${href}"`, `the id of a heading or a demo in ${face.filename}`);
}

/** True where a face has a heading, a demo or a property of this id. */
async function hasAnchor(site: Site, face: Entry, id: string): Promise<boolean> {
  const { toc, demos, tables } = await site.compiled(face);
  if (toc.some((entry) => entry.id === id) || demos.some((demo) => `demo-${demo.id}` === id)) return true;
  return isApiAnchor(site, tables, id);
}

/** True for the row of a property; the library is read only for a link that could lead to one. */
async function isApiAnchor(site: Site, tables: PageTable[], id: string): Promise<boolean> {
  const api = id.startsWith('api-') && tables.length > 0 ? await site.api() : undefined;
  return tables.some((table) => {
    const members = api?.facts.tables[table.id]?.members ?? [];
    return members.some(({ name }) => apiAnchor(table.id, name) === id);
  });
}

const isDemo = (pathname: string) => pathname.startsWith('/~demos/');
