import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';
import { formatProblem } from 'live-playground/model';
import { writeFiles } from '../../../../../../../tests/support/write-files';
import { NOT_A_COMPONENT, type ServerEntry } from '../../../model';
import { renderMarkup } from './render-markup';
import type { Renderer } from './start-render-thread';

const page = (markup: string, styleTags = '') => ({ markup, styleTags });

/** A site whose demo is in a tab, prerendered by a server that answers as it is told. @param kept the bundle, and the folder of a build before. */
async function prerender(
  server: Partial<ServerEntry>,
  files: Record<string, string> = {},
  { folder, bundle = 'bundle' }: { folder?: string; bundle?: string } = {},
) {
  const snapshot = await snapshotOf({
    'docs/index.mdx': '---\ntitle: Home\n---\n',
    'docs/index.$tab-more.mdx': '---\ntitle: More\n---\n\nText.\n\n<Demo src="./shown.tsx" />\n',
    'docs/shown.tsx': 'export default () => null;',
    ...files,
  });
  return renderMarkup(
    snapshot,
    { renderPage: async () => page(''), renderDemo: async () => '', loaders: {}, ...server },
    bundle,
    folder ?? (await writeFiles({})),
  );
}

it('keeps the markup and the styles of each page and draws each demo', async () => {
  const { pageOf, pictures } = await prerender({
    renderPage: async (path) => page(`<p>${path}</p>`, `<style>${path}</style>`),
    renderDemo: async () => '<button>Go</button>',
  });
  expect([pageOf('/'), pageOf(null)]).toEqual([
    page('<p>/</p>', '<style>/</style>'),
    page('<p>null</p>', '<style>null</style>'),
  ]);
  expect(pictures.get('shown')).toMatch(/<symbol id="shown".*<path/);
});

const fail = () => Promise.reject(new Error('No window'));

it('leaves to browsers what throws, in a tab too, and says where it is and what to do', async () => {
  const { pageOf, problems } = await prerender({
    renderPage: async (path, _said, left = []) => {
      if (path === '/' && left.length === 0) throw new ReferenceError('window is not defined');
      return page(`without ${left.join()}`);
    },
    renderDemo: async () => {
      throw new ReferenceError('window is not defined');
    },
  });
  expect(pageOf('/').markup).toBe('without shown');
  expect(problems.map(formatProblem)).toEqual([
    'docs/shown.tsx: ReferenceError: window is not defined (while prerendering, shown by docs/index.$tab-more.mdx:7): the demo is rendered in browsers alone. Expected a component that renders without a browser. Move what needs window into an effect or an event handler, or set ssr={false} in docs/index.$tab-more.mdx:7.',
  ]);
});

it('fails for a demo that exports no component, which no browser can render, either', async () => {
  const error = Object.assign(new Error("it's of the type number"), { name: NOT_A_COMPONENT });
  await expect(prerender({ renderPage: fail, renderDemo: () => Promise.reject(error) })).rejects.toThrow(
    "docs/shown.tsx: the default export is not a component: it's of the type number. Expected a component that the file exports by default.",
  );
});

it('blames the page where no demo of it throws alone', async () => {
  await expect(prerender({ renderPage: fail })).rejects.toThrow(
    'docs/index.mdx: Error: No window (while prerendering, the page itself)',
  );
});

it('names each page that throws', async () => {
  const more = { 'docs/a.md': '', 'docs/b.md': '' };
  const renderPage = (path: string | null) => (path === '/b' ? Promise.resolve(page('')) : fail());
  const blame = (file: string) => `${file}: Error: No window (while prerendering, the page itself). Expected `;
  const error: unknown = await prerender({ renderPage }, more).catch((error: unknown) => error);
  expect(
    String(error)
      .split('\n')
      .map((line) => line.replace('BuildError: ', '')),
  ).toEqual([
    expect.stringContaining(blame('docs/a.md')),
    expect.stringContaining(blame('docs/index.mdx')),
    expect.stringContaining(blame('404.html')),
  ]);
});

it('leaves a demo that waits for ever to browsers, and says what to do', async () => {
  const late = Object.assign(new Error('it still waits after 30 seconds'), { name: 'TimeoutError' });
  const asked: string[] = [];
  const renderDemo = (id: string) => Promise.reject(late).finally(() => asked.push(id));
  const renderPage: Renderer['renderPage'] = async (path, _said, left = []) => {
    if (path === '/' && left.length === 0) throw late;
    return page('');
  };
  const { problems } = await prerender({ renderPage, renderDemo });
  // It waits for that long once only.
  expect(asked).toEqual(['shown']);
  expect(problems.map(formatProblem)).toEqual([
    'docs/shown.tsx: TimeoutError: it still waits after 30 seconds (while prerendering, shown by docs/index.$tab-more.mdx:7): the demo is rendered in browsers alone. Expected a component that renders within this time. End the loop, load what it waits for in an effect, or set ssr={false} in docs/index.$tab-more.mdx:7.',
  ]);
});

it('renders what has changed since the build before, all that has another bundle, and again what failed', async () => {
  const folder = await writeFiles({});
  const render = async (files: Record<string, string>, { bundle = 'a', isBroken = false } = {}) => {
    const asked: string[] = [];
    const { pageOf } = await prerender(
      {
        renderPage: async (path, said, left = []) => {
          asked.push(`${path}${left.join()}`);
          if (isBroken && path === '/' && left.length === 0) throw new Error('Not now');
          return page(`${path} ${said?.meta.title}`);
        },
        renderDemo: async (id) => {
          asked.push(id);
          if (isBroken) throw new Error('Not now');
          return '';
        },
      },
      files,
      { folder, bundle },
    );
    expect(pageOf('/b').markup).toBe(`/b ${files['docs/b.md']?.includes('New') ? 'New' : 'B'}`);
    return asked.toSorted();
  };
  const files = { 'docs/b.md': '# B\n' };
  expect(await render(files, { isBroken: true })).toEqual(['/', '/b', '/shown', 'null', 'shown'].toSorted());
  expect(await render(files)).toEqual(['/', 'shown']);
  expect(await render(files)).toEqual([]);
  expect(await render({ 'docs/b.md': '# New\n' })).toContain('/b');
  expect(await render(files, { bundle: 'b' })).toEqual(['/', '/b', 'null', 'shown']);
});
