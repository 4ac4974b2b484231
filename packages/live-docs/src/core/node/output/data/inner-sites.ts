import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { innerSites } from '../../feature/features-of';
import { readStamp } from '../../files/files';
import { readText } from '../../files/hash-text';
import { NEXT } from '../../files/output-folders';
import { parseJson } from '../../files/parse-json';

/** Of what the sites below the last output were made, from the site's root. */
const STAMPS = '.site/inner-sites.json';

type InnerSite = ReturnType<typeof innerSites>[number];

/** Sites below the next output of a build. */
interface WrittenSites {
  /** Those that the last output has as they should be. */
  kept: string[];
  /** Number of the others. */
  written: number;
  /** Moves the others to the folder of the next output. */
  moveTo(dist: string): void;
  /** Notes what they were made of, once the output is published. */
  note(): void;
}

/**
 * Writes the sites below a site that have changed since the last build, beside the next output. All others are moved over with it, so
 * that they cost a build no time.
 * @param root the site's folder, absolute.
 * @param output folder of the last built site, from there.
 * @throws {BuildError} if one can't be read.
 */
export function writeInnerSites(root: string, output: string, sites: readonly InnerSite[]): WrittenSites {
  const file = path.join(root, STAMPS);
  const last = parseJson<Record<string, string>>(readText(file)) ?? {};
  // Each has the file that a build writes at its end.
  const stampOf = (name: string, key: string) => `${key} ${readStamp(path.join(root, output, name, 'build.json'))}`;
  const keys = sites.map((site) => [site, site.key()] as const);
  const kept = keys.flatMap(([site, key]) => (last[site.name] === stampOf(site.name, key) ? site : []));
  const next = path.join(root, NEXT.sites);
  rmSync(next, { recursive: true, force: true });
  const written = sites.filter((site) => !kept.includes(site));
  for (const site of written) writeInner(site, path.join(next, site.name));
  return {
    kept: kept.map(({ name }) => name),
    written: written.length,
    moveTo(dist) {
      for (const { name } of written) renameSync(path.join(next, name), path.join(dist, name));
    },
    note() {
      if (sites.length === 0) return rmSync(file, { force: true });
      const stamps = keys.map(([{ name }, key]) => [name, stampOf(name, key)]);
      writeFileSync(file, JSON.stringify(Object.fromEntries(stamps)));
    },
  };
}

/** Writes a site below that of the development server, unless it's there. @param cache folder, absolute. @returns its own. */
export function keepInnerSite(cache: string, site: InnerSite): string {
  const folder = path.join(cache, 'inner', site.name);
  const stamp = `${folder}.key`;
  const key = site.key();
  if (!existsSync(folder) || readText(stamp) !== key) {
    writeInner(site, folder);
    writeFileSync(stamp, key);
  }
  return folder;
}

function writeInner(site: InnerSite, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  site.write(folder);
}
