import { existsSync } from 'node:fs';
import path from 'node:path';
import { apiAnchor, decodePart, toSlug, trimSlash, typeAnchor, type Problem } from '../../model';
import type { PageImage, PageOutput } from '../markdown/page-output';
import type { Entry, Site } from './create-site';
import { gallery } from './site-data';

/**
 * The problems of one entry: those its compilation found, links within the site that lead nowhere, and images that are not
 * there. Reads no other page but those that the entry links to by an anchor, and all of them for one in the gallery.
 */
export async function checkEntry(site: Site, entry: Entry): Promise<Problem[]> {
  const { problems, links, images } = await site.compiled(entry);
  const dead = await Promise.all(links.map(({ href, line }) => checkLink(site, entry, href, line)));
  const missing = images.map((image) => checkImage(site, entry, image));
  return [...problems, ...[...dead, ...missing].flatMap((problem) => problem ?? [])];
}

/** The problem of an image, if there is no such file. */
function checkImage(site: Site, { filename }: Entry, { src, line }: PageImage): Problem | undefined {
  if (src.startsWith('/') && isPublic(site, src)) return undefined;
  return {
    file: filename,
    line,
    found: `image "${src}", which is not there`,
    expected: 'the address of a file in the folder public: /photo.png for public/photo.png',
    fix: 'Add the file, or correct the address',
  };
}

/** The problem of one link, if it leads nowhere. @param entry the file that has the link, and its address. */
export async function checkLink(
  site: Site,
  entry: Pick<Entry, 'filename' | 'path' | 'tab'>,
  href: string,
  line: number,
): Promise<Problem | undefined> {
  const problem = (found: string, expected: string): Problem => ({
    file: entry.filename,
    line,
    found,
    expected,
    fix: 'Correct or remove the link',
  });
  if (!/^[/#?]/.test(href)) {
    return problem(
      `link to the relative address "${href}"`,
      'an address from the root of the site, such as /demo/simple',
    );
  }
  const url = new URL(href, `http://site${entry.path}${entry.tab ? `?tab=${entry.tab}` : ''}`);
  const address = trimSlash(decodePart(url.pathname));
  const target = site.pages().get(address);
  if (!target) {
    const demo = /^\/~demos\/([^/]+)$/.exec(address)?.[1];
    if (demo !== undefined && (await site.demos()).has(toSlug(demo))) return undefined;
    if (isPublic(site, url.pathname)) return undefined;
    return problem(`dead link to "${href}"`, 'the address of a page');
  }
  const key = url.searchParams.get('tab');
  const tabs = site.tabs(target.path);
  const face = key === null ? target : tabs.find(({ tab }) => tab === key);
  if (!face) {
    const keys = tabs.map(({ tab }) => tab).join(', ');
    return problem(`dead tab in the link to "${href}"`, keys ? `one of ${keys}` : `no tab, as ${target.path} has none`);
  }
  const id = decodePart(url.hash.slice(1));
  if (!id || (await hasAnchor(site, face, id))) return undefined;
  return problem(`dead anchor in the link to "${href}"`, `the id of a heading or a demo in ${face.filename}`);
}

/** True where a face has a heading, a group of the gallery, a demo, a property or a type of this id. */
async function hasAnchor(site: Site, face: Entry, id: string): Promise<boolean> {
  const page = await site.compiled(face);
  if (page.toc.some((entry) => entry.id === id) || page.demos.some((demo) => `demo-${demo.id}` === id)) return true;
  if (page.hasGallery && (await gallery(site)).some((group) => group.id === id)) return true;
  return isApiAnchor(site, page, id);
}

/** True for a property's row or a type's definition; the library is read only for a link that could lead to one. */
async function isApiAnchor(site: Site, { tables, hasTypes }: PageOutput, id: string): Promise<boolean> {
  const api = hasTypes && /^(api|type)-/.test(id) ? await site.api() : undefined;
  if (!api) return false;
  if (Object.keys(api.facts.definitions).some((name) => typeAnchor(name) === id)) return true;
  return tables.some((table) => {
    const members = api.facts.tables[table.id]?.members ?? [];
    return members.some(({ name }) => apiAnchor(table.id, name) === id);
  });
}

const isPublic = (site: Site, pathname: string) => existsSync(path.join(site.root, 'public', decodePart(pathname)));
