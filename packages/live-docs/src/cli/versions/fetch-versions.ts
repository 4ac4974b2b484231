import path from 'node:path';
import type { PublishedVersion } from '../../features/api/node/read-versions';
import { BuildError } from 'live-playground/model';
import { toId } from '../../core/node/files/paths';
import type { Published } from './choose-versions';
import type { Registry } from './registry';

/** Where the declarations of versions are kept, from the site's root. */
const CACHE = '.site/versions';
/** Versions that are fetched at the same time. */
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
  const waiting = [...versions.entries()];
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, one] = next;
      const folder = path.join(root, CACHE, `${one.name}@${one.version}`);
      try {
        fetched[at] = { ...one, root: toId(folder), declarations: await registry.fetch(one, folder) };
      } catch (error) {
        failed.set(one, error instanceof Error ? error.message : String(error));
      }
      report(versions.length - waiting.length);
    }
  };
  await Promise.all(Array.from({ length: FETCHES }, fetchNext));
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
