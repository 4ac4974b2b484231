import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { decodePart } from '../core/model';
import { createBuildReader, type BuildReader } from '../tools';

/** Milliseconds after which a site that doesn't answer is given up. */
const PATIENCE = 20_000;

/**
 * Opens a built site.
 * @param dist the folder of a built site, absolute.
 * @param site address of a published site, to read instead.
 * @param needed data that it has to have.
 * @throws {BuildError} if there is no built site, or it was built by another version.
 */
export async function openBuild(
  dist: string,
  site: string | undefined,
  needed: readonly Parameters<BuildReader['data']>[0][],
): Promise<BuildReader> {
  const where = site ?? `${path.basename(dist)}/build.json`;
  const build = createBuildReader(site === undefined ? fileReader(dist) : siteReader(site));
  try {
    await Promise.all(needed.map((name) => build.data(name)));
    return build;
  } catch (error) {
    const found = `the built site can't be read: ${error instanceof Error ? error.message : String(error)}`;
    const expected = 'a site that this version of live-docs has built';
    const fix = 'Run "live-docs build", or name another folder or --site';
    throw new BuildError({ file: where, found, expected, fix });
  }
}

const fileReader = (dist: string) => (address: string) => {
  const file = path.join(dist, decodePart(address));
  if (!file.startsWith(dist + path.sep)) throw new Error(`${address} is outside of the site`);
  return readFile(file, 'utf8');
};

function siteReader(site: string) {
  if (!URL.canParse(site)) {
    const expected = 'the address of the first page, such as https://example.org/docs/';
    throw new BuildError({ file: '--site', found: `"${site}" is no address`, expected, fix: 'Correct it' });
  }
  const base = new URL(site.replace(/\/?$/, '/'));
  return async (address: string) => {
    const { href } = new URL(address, base);
    const response = await fetch(href, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) throw new Error(`${href} answered ${response.status}`);
    return response.text();
  };
}
