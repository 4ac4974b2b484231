import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../model';
import { BuildError } from 'live-playground/model';
import { installedPackage, readManifest } from '../node/files/installed-package';
import { findLibraries } from '../node/library/find-libraries';
import { packageProblems } from '../node/config/package-problems';
import { guessSite } from './guess-site';
import { starterFiles } from './starter-files';

/**
 * Starts a site: writes a configuration, a page and a demo. Files that exist stay as they are. Prints what was written,
 * what wasn't, and what to do next.
 * @param root the site's folder, absolute. It may not exist yet.
 * @returns the exit code.
 * @throws {BuildError} if a file can't be written.
 */
export function init(root: string): number {
  const guess = guessSite(path.basename(root), readManifest(root), (name) => installedPackage(name, root));
  const written: string[] = [];
  const kept: string[] = [];
  for (const [file, text] of Object.entries(starterFiles(guess))) {
    try {
      (write(path.join(root, file), text) ? written : kept).push(file);
    } catch (error) {
      throw new BuildError([cannotWrite(file, error)]);
    }
  }
  if (written.length > 0) console.log(`Written:${list(written)}`);
  if (kept.length > 0) console.log(`Not written, because they exist:${list(kept)}`);
  const { title, library, repository } = guess;
  const guessed = `Check title, library and repository in site.config.ts: "${title}", "${library}", "${repository.url}"`;
  const steps = [
    ...new Set(packageProblems(root, findLibraries(root, { library: [library] }).all).map(({ fix }) => fix)),
    ...(written.includes('site.config.ts') ? [guessed] : []),
    'Open the site: npx live-docs dev',
    'Add to "scripts" in package.json: "docs": "live-docs dev", "docs:build": "live-docs build"',
    'Add to .gitignore: dist and .site',
  ];
  console.log(`Next:${list(steps)}`);
  return 0;
}

const list = (items: string[]) => `\n${items.map((item) => `  ${item}\n`).join('')}`;

/** Writes a file unless there is one. @returns true if it did. */
function write(file: string, text: string): boolean {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const cannotWrite = (file: string, error: unknown): Problem => ({
  file,
  found: `it can't be written: ${error instanceof Error ? error.message : String(error)}`,
  expected: 'a folder that can be written to',
  fix: 'Correct its permissions, or name another folder: live-docs init <folder>',
});
