import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { BuildError } from 'live-playground/model';
import { extract } from 'tar';
import type { PublishedVersion } from '../../features/api/node/read-versions';
import { parseJson } from '../../core/node/files/parse-json';
import { toId } from '../../core/node/files/paths';
import type { Published } from './choose-versions';

const run = promisify(execFile);

/** The published packages, as the user's own npm finds them. */
export interface Registry {
  /** All versions of a package. @throws if npm can't tell. */
  versions(name: string): Promise<string[]>;
  /**
   * Fetches the declarations of a version into a folder. One that is there already isn't fetched again.
   * @returns ids of the declarations. @throws if npm can't fetch it.
   */
  fetch(published: Published, folder: string): Promise<string[]>;
}

/** @param root folder whose `.npmrc` counts. */
export function createRegistry(root: string): Registry {
  return {
    async versions(name) {
      const answer: unknown = JSON.parse(await npm(root, ['view', name, 'versions', '--json']));
      return [answer].flat().map(String);
    },
    async fetch(published, folder) {
      if (!existsSync(folder)) await fetchTo(published, folder, root);
      const files = readdirSync(folder, { recursive: true, withFileTypes: true });
      return files
        .filter((file) => file.isFile() && /\.d\.[cm]?ts$/.test(file.name))
        .map((file) => toId(path.join(file.parentPath, file.name)))
        .sort();
    },
  };
}

/** Installs a package with all that it needs to run into an empty folder. @throws {PeerError} if it needs another React. */
export type Installer = (published: Published, folder: string) => Promise<void>;

/**
 * Installs with the user's own npm.
 * @param root folder whose `.npmrc` counts.
 * @param shared packages that the site brings, with their versions: React.
 */
export function createInstaller(root: string, shared: Readonly<Record<string, string>>): Installer {
  return async ({ name, version }, folder) => {
    const dependencies = { ...shared, [name]: version };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
    const rc = path.join(root, '.npmrc');
    if (existsSync(rc)) copyFileSync(rc, path.join(folder, '.npmrc'));
    try {
      await npm(folder, ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--json']);
    } catch (error) {
      throw toInstallError(error);
    }
  };
}

/** What npm says of a failure, as JSON on its standard output. */
function toInstallError(error: unknown): unknown {
  const stdout = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
  const told = parseJson<{ error?: { code?: string; summary?: string; detail?: string } }>(stdout)?.error;
  if (!told) return error;
  const { code = '', summary = '', detail = '' } = told;
  if (code !== 'ERESOLVE') return new Error(summary || code);
  const [, wants] = /Could not resolve dependency:\s*(.*(?:\n.*from.*)?)/.exec(`${summary}\n${detail}`) ?? [];
  return new PeerError(wants ?? summary);
}

/** A version can't be installed with the site's React. */
export class PeerError extends Error {}

/** A folder is complete or absent: it's filled under another name. */
async function fetchTo({ name, version }: Published, folder: string, root: string): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  try {
    const spec = `${name}@${version}`;
    // From the folder that npm runs in: on Windows a shell reads the arguments, and paths of people have spaces.
    const destination = path.relative(root, temporary);
    const [packed] = JSON.parse(await npm(root, ['pack', spec, '--json', '--pack-destination', destination])) as {
      filename: string;
    }[];
    const target = path.join(temporary, 'package', 'node_modules', name);
    mkdirSync(target, { recursive: true });
    await extract({
      file: path.join(temporary, path.basename(packed?.filename ?? '')),
      cwd: target,
      strip: 1,
      filter: (file) => /\.d\.[cm]?ts$|^[^/]+\/package\.json$/.test(file),
    });
    renameSync(path.join(temporary, 'package'), folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Runs npm: the one that started this process, if one did. @returns what it prints. */
async function npm(cwd: string, args: string[]): Promise<string> {
  const script = process.env['npm_execpath'];
  const options = { cwd, maxBuffer: 2 ** 26 };
  const { stdout } =
    script !== undefined && /npm-cli\.c?js$/.test(script)
      ? await run(process.execPath, [script, ...args, '--silent'], options)
      : await run('npm', [...args, '--silent'], { ...options, shell: process.platform === 'win32' });
  return stdout;
}

/** Where the declarations of versions are kept, from the site's root. */
const CACHE = '.site/versions';
const FETCHES = 5;

/**
 * Fetches the declarations of versions. Those that were fetched before are on the disk, so an interrupted run continues.
 * @param root the site's folder, absolute.
 * @param report takes the number of versions that are there.
 * @throws {BuildError} naming each version that couldn't be fetched, after all others.
 */
export async function fetchVersions(
  registry: Pick<Registry, 'fetch'>,
  versions: readonly Published[],
  root: string,
  report: (count: number) => void,
): Promise<PublishedVersion[]> {
  const fetched: PublishedVersion[] = [];
  const failed = new Map<Published, string>();
  const queue = versions.entries();
  let done = 0;
  const work = async () => {
    for (const [at, one] of queue) {
      const folder = path.join(root, CACHE, `${one.name}@${one.version}`);
      try {
        fetched[at] = { ...one, root: toId(folder), declarations: await registry.fetch(one, folder) };
      } catch (error) {
        failed.set(one, error instanceof Error ? error.message : String(error));
      }
      report(++done);
    }
  };
  await Promise.all(Array.from({ length: FETCHES }, work));
  if (failed.size === 0) return fetched;
  throw new BuildError(
    [...failed].map(([{ name, version }, message]) => ({
      file: `${name}@${version}`,
      found: `it can't be fetched: ${message.replace(/\s+/g, ' ').trim().replace(/\.$/, '')}`,
      expected: 'a version that npm can fetch with your configuration',
      fix: 'Run the command again, which fetches only what is missing',
    })),
  );
}
