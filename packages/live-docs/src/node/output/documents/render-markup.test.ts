import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';
import { writeFiles } from '../../../../../../tests/support/write-files';
import type { ServerEntry } from '../../../model';
import { renderMarkup } from './render-markup';

/** A site whose demo is in a tab, prerendered by a server that answers as it is told. */
async function prerender(server: Partial<ServerEntry>) {
  const snapshot = await snapshotOf({
    'docs/index.mdx': '---\ntitle: Home\n---\n',
    'docs/index.$tab-more.mdx': '---\ntitle: More\n---\n\nText.\n\n<Demo src="./shown.tsx" />\n',
    'docs/shown.tsx': 'export default () => null;',
  });
  const folder = await writeFiles({});
  return renderMarkup(
    snapshot,
    { renderPage: async () => '', renderDemo: async () => '', loaders: {}, ...server },
    folder,
  );
}

it('keeps the body of each page and draws each demo', async () => {
  const { bodyOf, pictures } = await prerender({
    renderPage: async (path) => `<p>${path}</p>`,
    renderDemo: async () => '<button>Go</button>',
  });
  expect([bodyOf('/'), bodyOf(null)]).toEqual(['<p>/</p>', '<p>null</p>']);
  expect(pictures.get('shown')).toMatch(/<symbol id="shown".*<path/);
});

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
