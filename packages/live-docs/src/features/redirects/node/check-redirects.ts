import { decodePart, trimFile, trimSlash, type Problem } from '../../../core/model';
import { documentFile } from '../../../core/node/files/document-file';
import { isDemoPage, isReserved, RESERVED } from '../../../core/node/files/reserved-addresses';
import { createLinkCheck, type LinkCheck } from '../../../core/node/output/data/check-links';
import type { Snapshot } from '../../../core/node/snapshot/snapshot';
import { isPart } from './moved-parts';

/** Old addresses, and where each leads. */
type Redirects = Readonly<Record<string, string>>;

const FILE = 'site.config.ts';
const FROM = { filename: FILE, path: '/' };
/** The hash of a redirect of many parts. */
const ANY = /#[^#]*\*$/;

/** The redirects of pages that replace nothing. */
export const freeRedirects = (snapshot: Snapshot, redirects: Redirects): Redirects =>
  Object.fromEntries(
    Object.entries(redirects).filter(
      ([source]) => !isPart(source) && problemOfPlace(snapshot, source, redirects) === undefined,
    ),
  );

/** Redirects that replace a page or a file, or lead nowhere. */
export function checkRedirects(snapshot: Snapshot, redirects: Redirects): Problem[] {
  const links = createLinkCheck(snapshot);
  return Object.entries(redirects).flatMap(([source, target]): Problem[] => {
    const problem = isPart(source)
      ? problemOfPart(snapshot, source, links)
      : problemOfPlace(snapshot, source, redirects);
    if (problem) return [problem];
    if (isDemoPage(target) && snapshot.demos.has(target.slice('/~demos/'.length))) return [];
    const dead = target.startsWith('/') ? links.ofLink(FROM, target.replace(ANY, '')) : undefined;
    if (!dead) return [];
    return [{ ...dead, found: `the redirect from "${source}": ${dead.found}`, fix: 'Correct or remove the redirect' }];
  });
}

/** A part that is still there, or whose page is gone, as a problem. */
function problemOfPart({ pages }: Snapshot, source: string, links: LinkCheck): Problem | undefined {
  const page = pages.get(source.replace(/#.*/, ''));
  if (!page)
    return {
      file: FILE,
      found: `the redirect from "${source}", a part of no page`,
      expected: 'the address of a page before "#"',
      fix: 'Correct or remove the redirect',
    };
  if (ANY.test(source) || links.ofLink(FROM, source)) return undefined;
  const found = `the redirect from "${source}", which ${page.filename} still has`;
  return {
    file: FILE,
    found,
    expected: 'a part that is gone',
    fix: 'Remove the redirect, or give the heading another id',
  };
}

/** What is at the address of a redirect already, as a problem. */
function problemOfPlace(
  { demos, files, pages, root }: Snapshot,
  source: string,
  redirects: Redirects,
): Problem | undefined {
  const name = documentFile(source);
  const address = `/${trimFile(name)}`;
  const isOldDemo = isDemoPage(address) && !demos.has(address.slice('/~demos/'.length));
  if (isReserved(address) && !isOldDemo) {
    const found = `the redirect from "${source}", where the build writes a file`;
    return { file: FILE, found, expected: RESERVED, fix: 'Remove the redirect' };
  }
  const page = pages.get(trimFile(trimSlash(decodePart(source))));
  const taken = page?.filename ?? (files.has(`${root}/public/${name}`) ? `public/${name}` : undefined);
  if (taken !== undefined) {
    const found = `the redirect from "${source}" replaces ${taken}`;
    return { file: FILE, found, expected: 'an address without a page', fix: 'Remove the redirect or the file' };
  }
  const twin = Object.keys(redirects).find((other) => documentFile(other) === name);
  if (twin !== undefined && twin !== source) {
    const found = `the redirects from "${twin}" and "${source}" are the same file`;
    return { file: FILE, found, expected: 'one redirect for an address', fix: 'Remove one of the two' };
  }
  return undefined;
}
