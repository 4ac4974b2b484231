import { readSiteConfig } from '../../src/core/node/config/site-config';
import type { Libraries } from '../../src/core/node/library/library';
import { FEATURES, type SiteOptions } from '../../src/features';
import { createStore, type Store } from '../../src/core/node/snapshot/create-store';
import type { Files } from '../../src/core/node/files/files';
import { readSnapshot } from '../../src/core/node/snapshot/read-snapshot';
import type { Snapshot } from '../../src/core/node/snapshot/snapshot';

/** What a site that documents nothing in particular writes in its configuration. */
export const testInput = (more: Partial<SiteOptions> = {}): SiteOptions => ({
  title: 'Site',
  description: '',
  library: 'react',
  repository: { url: 'https://example.org/site', branch: 'main' },
  ...more,
});

/** The configuration of a site that documents nothing in particular. */
export const testConfig = (more?: Partial<SiteOptions>) => (more ? readSiteConfig(testInput(more), FEATURES) : PLAIN);

/** One for all, so that snapshots can be compared. */
const PLAIN = readSiteConfig(testInput(), FEATURES);

/** The snapshot of a site in `/site`, whose files (text by path) are not on the disk. */
export const snapshotOf = (
  texts: Record<string, string>,
  previous?: Snapshot,
  more?: Partial<SiteOptions>,
  libraries: Libraries = { all: [{ name: 'react' }], aliases: [], problems: [] },
  limit?: number,
) =>
  readSnapshot({
    root: '/site',
    config: testConfig(more),
    libraries,
    files: filesOf(texts),
    times: () => new Map(),
    previous,
    ...(limit === undefined ? {} : { limit }),
  });

/** Files in `/site` that are not on the disk. */
export function filesOf(texts: Record<string, string>): Files {
  const byId = new Map(Object.entries(texts).map(([name, text]) => [`/site/${name}`, text]));
  const names = [...byId.keys()].sort();
  return {
    list: (folder) => names.filter((name) => name.startsWith(`${folder}/`)),
    unreadable: () => [],
    text: (file) => byId.get(file),
    has: (file) => names.some((name) => name === file || name.startsWith(`${file}/`)),
    made: new Map(),
    isFollowed: () => true,
  };
}

/** The store of a site on the disk, for what needs its packages. Its pages have no dates. */
export const storeOf = (root: string, input: SiteOptions): Store => createStore(root, readSiteConfig(input, FEATURES));
