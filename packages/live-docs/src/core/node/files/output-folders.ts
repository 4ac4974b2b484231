import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import type { BuildFiles } from '../../model';
import { readText } from './hash-text';
import { parseJson } from './parse-json';

/** Where a build writes, from the site's root: beside the last output, which it replaces at its end. */
export const NEXT = {
  dist: '.site/next/dist',
  server: '.site/next/server',
  sites: '.site/next/sites',
};

/** Where the markup of pages and demos is kept from one build to the next, from the site's root. */
export const MARKUP = '.site/markup';

/** Where the server's bundle of the last complete build lies, from the site's root. It belongs to the folder of the built site. */
export const SERVER = '.site/server';

/** The modules of each demo in the last build, from the site's root. */
export const DEMO_MODULES = '.site/demo-modules.json';

const OLD = '.site/old';

/**
 * Makes sure that a build may replace a folder: there's none, it's empty, or a build has written it.
 * @param root the site's folder, absolute.
 * @param dist the folder of the built site, from there.
 * @throws {BuildError} if it's a file, or holds anything else.
 */
export function checkOutput(root: string, dist: string): void {
  const folder = path.join(root, dist);
  if (!existsSync(folder)) return;
  const names = statSync(folder).isDirectory() ? readdirSync(folder).sort() : undefined;
  if (names?.length === 0) return;
  const build = parseJson<Partial<BuildFiles>>(readText(path.join(folder, 'build.json')));
  if (typeof build?.script === 'string' && !names?.includes('.git')) return;
  throw new BuildError({
    file: dist,
    found: names ? `no build has written this folder, which holds ${listed(names)}` : 'it is a file',
    expected: 'a folder that is absent, empty, or written by a build: a build replaces all that is in it',
    fix: `Name another folder with "output" in site.config.ts, or delete ${dist} if you need nothing of it`,
  });
}

const listed = (names: readonly string[]) =>
  `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`;

/**
 * Replaces the output of the last build by that of this one. The built site is moved last, so that it is complete or absent, and
 * belongs to the server's bundle beside it. What can't be moved stays as it was.
 * @param root the site's folder, absolute.
 * @param dist where the built site goes, from there.
 * @param kept folders in the last site that the next one has as they are.
 * @throws {BuildError} if a folder can't be moved, for instance because a program holds it, or if it holds what no build
 * has written.
 */
export function publishOutput(root: string, dist: string, kept: readonly string[] = []): void {
  checkOutput(root, dist);
  const at = (folder: string) => path.join(root, folder);
  const moved: [from: string, to: string][] = [];
  const move = (from: string, to: string) => {
    mkdirSync(path.dirname(at(to)), { recursive: true });
    renameSync(at(from), at(to));
    moved.push([from, to]);
  };
  rmSync(at(OLD), { recursive: true, force: true });
  try {
    if (existsSync(at(dist))) move(dist, `${OLD}/dist`);
    if (existsSync(at(SERVER))) move(SERVER, `${OLD}/server`);
    move(NEXT.server, SERVER);
    move(NEXT.dist, dist);
    for (const name of kept) move(`${OLD}/dist/${name}`, `${dist}/${name}`);
  } catch (error) {
    for (const [from, to] of moved.reverse()) renameSync(at(to), at(from));
    throw new BuildError({
      file: dist,
      found: `the folder can't be replaced: ${error instanceof Error ? error.message : String(error)}`,
      expected: 'a folder that can be renamed',
      fix: 'End the programs that use it, or delete it, and build again',
    });
  }
  rmSync(at(OLD), { recursive: true, force: true });
}
