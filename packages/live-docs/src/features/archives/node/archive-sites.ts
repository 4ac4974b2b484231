import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { escapeHtml, trimFile, type Problem } from '../../../core/model';
import { INTERNAL, type EngineParts, type InnerSite, type SiteView } from '../../../core/node/feature/feature';
import { documentFile } from '../../../core/node/files/document-file';
import { shortHash } from '../../../core/node/files/hash-text';
import { readStamp } from '../../../core/node/files/files';
import { siteFiles } from '../../../core/node/output/data/output-files';
import { commonVersion, libraryVersions } from '../../../core/node/library/library-versions';
import { oncePer } from '../../../core/model/once-per';
import { addressIn, findSuccessor, type DocsVersion, type Successor } from '../shared/archives';
import { archiveFile, MANIFEST, readArchive, type ArchiveFile } from './archive-file';

/** An archive, as the site names it. */
export interface ArchiveOption {
  name: string;
  title?: string | undefined;
  url?: string | undefined;
}

/** An archive that is published with the site. */
type OwnArchive = Omit<ArchiveOption, 'url'>;

export const isOwn = (archive: ArchiveOption): archive is OwnArchive => archive.url === undefined;

/** What is known of an archive without its files, or what is wrong with it. */
type Facts = Problem | Pick<ArchiveFile, 'manifest' | 'hash'>;

/** Reads what an archive's file says of itself. */
export type ReadFacts = (site: SiteView, archive: OwnArchive) => Facts;

/** Remembers files of archives by their time: each has megabytes, and every snapshot asks about it. */
export function createReader(): ReadFacts {
  const read = new Map<string, { stamp: string; facts: Facts }>();
  return (site, { name }) => {
    const { root } = site[INTERNAL];
    const base = `${site.base}${name}/`;
    const stamp = `${base} ${readStamp(path.join(root, archiveFile(name)))}`;
    const known = read.get(name);
    if (known?.stamp === stamp) return known.facts;
    const found = readArchive(root, name, base);
    // Its bytes are forgotten.
    const facts = 'manifest' in found ? { manifest: found.manifest, hash: found.hash } : found;
    read.set(name, { stamp, facts });
    return facts;
  };
}

/** Addresses of a site: of its pages, and those that forward to one. */
const addressesOf = oncePer((site: SiteView): ReadonlySet<string> => {
  const forwards = siteFiles(site).flatMap(({ path: file }) => (file.endsWith('.html') ? `/${trimFile(file)}` : []));
  return new Set([...site.pages.map((page) => page.path), ...forwards]);
});

/** The archives that are published with a site, by name. */
export const archiveSites = (archives: readonly ArchiveOption[], read: ReadFacts): NonNullable<EngineParts['sites']> =>
  Object.fromEntries(
    archives.filter(isOwn).map((archive) => [archive.name, (site) => archiveSite(site, archive, read)]),
  );

function archiveSite(site: SiteView, archive: OwnArchive, read: ReadFacts): InnerSite {
  const { root, config } = site[INTERNAL];
  const facts = () => {
    const found = read(site, archive);
    if (!('manifest' in found)) throw new BuildError([found]);
    return found;
  };
  const successors = () =>
    facts().manifest.pages.map((page) => [page, findSuccessor(page, addressesOf(site))] as const);
  return {
    key: () => shortHash(JSON.stringify([facts().hash, site.url, site.base, successors(), config.compress])),
    write(folder) {
      const file = readArchive(root, archive.name, `${site.base}${archive.name}/`);
      if (!('manifest' in file)) throw new BuildError([file]);
      const links = new Map(successors().map(([page, successor]) => [documentFile(page), successor]));
      for (const [name, content] of Object.entries(file.files())) {
        if (name === MANIFEST) continue;
        const target = path.join(folder, name);
        mkdirSync(path.dirname(target), { recursive: true });
        const successor = links.get(name);
        writeFileSync(target, successor ? pointTo(Buffer.from(content).toString(), successor, site) : content);
      }
    },
  };
}

/** What the engine's documents have of search engines' links. */
const LINKS = /<link rel="(?:canonical|alternate" hreflang)[^>]*>/g;

/** The link of the note at the top: see `archive-note.tsx`. */
const NOTE = /<a href="[^"]*" data-successor="\w+"/g;

/** The document of an archive's page with its successor: for search engines, and in the note at its top. */
function pointTo(html: string, { path, isSame }: Successor, { url = '', base }: SiteView): string {
  const address = escapeHtml(addressIn({ href: base }, path));
  return html
    .replace(LINKS, '')
    .replace('</head>', () => `<link rel="canonical" href="${url}${address}"></head>`)
    .replace(NOTE, () => `<a href="${address}" data-successor="${isSame ? 'same' : 'nearest'}"`);
}

/** What is wrong with the archives of a site. */
export function checkArchives(site: SiteView, archives: readonly ArchiveOption[], read: ReadFacts): Problem[] {
  const { files, root, entries } = site[INTERNAL];
  const written = siteFiles(site);
  return archives.filter(isOwn).flatMap((archive) => {
    const { name } = archive;
    const isBelow = (address: string) => `${address}/`.startsWith(`/${name}/`);
    const page = entries.find((entry) => isBelow(entry.path));
    const other = written.find(({ path: file }) => isBelow(`/${trimFile(file)}`));
    const folder = files.list(`${root}/public/${name}`)[0];
    const taken =
      page?.filename ?? (folder && `public/${folder.slice(root.length + '/public/'.length)}`) ?? other?.path;
    if (taken !== undefined) {
      const found = `the archive "${name}" is published where ${taken} is, too`;
      const fix = 'Move the page or the file, or archive the release by another name';
      return [{ file: 'site.config.ts', found, expected: 'a folder of the site that nothing else has', fix }];
    }
    const facts = read(site, archive);
    return 'manifest' in facts ? [] : [facts];
  });
}

/** The versions of the documentation with their pages, the site's own first. */
export function listVersions(site: SiteView, archives: readonly ArchiveOption[], read: ReadFacts): DocsVersion[] {
  const own = site.pages.map((page) => page.path);
  return [
    { title: versionOf(site), href: site.base, pages: own },
    ...archives.map((archive): DocsVersion => {
      const version = { title: titleOf(archive), href: hrefOf(archive, site.base) };
      const facts = isOwn(archive) ? read(site, archive) : undefined;
      return facts && 'manifest' in facts ? { ...version, pages: facts.manifest.pages } : version;
    }),
  ];
}

/** The version of the documented library; empty if there's none. */
export function versionOf({ [INTERNAL]: { libraries, root, files } }: Pick<SiteView, typeof INTERNAL>): string {
  return commonVersion(libraryVersions(libraries.all, root, files));
}

export const titleOf = ({ name, title = name }: ArchiveOption): string => title;

/** Address of an archive's first page. @param base of the site. */
export const hrefOf = ({ name, url }: ArchiveOption, base: string): string =>
  url === undefined ? `${base}${name}/` : `${url.replace(/\/$/, '')}/`;
