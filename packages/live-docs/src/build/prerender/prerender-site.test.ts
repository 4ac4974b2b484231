import { expect, it } from 'vitest';
import { snapshotOf } from '../../../tests/unit/snapshot-of';
import { writeFiles } from '../../../tests/unit/write-files';
import type { ServerEntry } from '../../model';
import { prerenderSite } from './prerender-site';
import { sharedParts } from './shared-parts';

/** A site whose demo stands in a tab, prerendered by a server that answers as it is told. */
async function prerender(server: Partial<ServerEntry>) {
  const snapshot = await snapshotOf({
    'docs/index.mdx': '---\ntitle: Home\n---\n',
    'docs/index.$tab-more.mdx': '---\ntitle: More\n---\n\nText.\n\n<Demo src="./shown.tsx" />\n',
    'docs/shown.tsx': 'export default () => null;',
  });
  const dist = await writeFiles({});
  return prerenderSite({
    snapshot,
    api: undefined,
    server: { renderPage: async () => '', renderDemo: async () => '', loaders: {}, ...server },
    assets: { names: [], fileOf: (id) => id, collect: () => ({ scripts: [], styles: [] }), styleText: () => '' },
    scripts: { docs: 'docs.js', demo: 'demo.js' },
    shared: sharedParts(dist, snapshot.config),
    dist,
  });
}

const fail = () => Promise.reject(new Error('No window'));

it('blames the demo of a tab, which a page is rendered with', async () => {
  await expect(prerender({ renderPage: fail, renderDemo: fail })).rejects.toThrow(
    'docs/shown.tsx: Error: No window (while prerendering, shown by docs/index.$tab-more.mdx:7)',
  );
});

it('blames a demo that only its picture finds out', async () => {
  await expect(prerender({ renderDemo: fail })).rejects.toThrow('docs/shown.tsx: Error: No window');
});

it('blames the page where no demo of it throws alone', async () => {
  await expect(prerender({ renderPage: fail })).rejects.toThrow(
    'docs/index.mdx: Error: No window (while prerendering, the page itself)',
  );
});
