import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer, type HotPayload, type Plugin } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { waitFor } from '../../../../../../../tests/support/wait-for';
import { serveLocally } from '../../../../../../../tests/support/serve-locally';
import { testConfig } from '../../../../../tests/unit/snapshot-of';
import { writeFiles } from '../../../../../../../tests/support/write-files';
import { docsSite } from '../../plugin';

const PAGE = '---\ntitle: Guide\n---\n\n<Demo src="./rows.tsx" />\n';
const demo = (text: string) => `export default () => '${text}';\n`;
const PACKAGE = '{ "version": "19.2.0" }';

/** The dev server of a site whose watcher notices nothing, and what it sends to open pages. */
async function serveUnwatched(more: Record<string, string> = {}, plugins: Plugin[] = []) {
  const root = await writeFiles({
    'docs/guide.mdx': PAGE,
    'docs/rows.tsx': demo('first'),
    'package.json': '{}',
    ...Object.fromEntries(
      ['react', 'react-dom', '@types/react'].map((name) => [`node_modules/${name}/package.json`, PACKAGE]),
    ),
    ...more,
  });
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [docsSite(testConfig()), plugins],
  });
  onTestFinished(() => server.close());
  const sent: HotPayload[] = [];
  let updatedAt = 0;
  vi.spyOn(server.environments.client.hot, 'send').mockImplementation((payload: unknown) => {
    const message = payload as HotPayload;
    sent.push(message);
    if (message.type === 'update') updatedAt = message.updates[0]?.timestamp ?? 0;
  });
  return {
    ask: await serveLocally(server.middlewares),
    events: () => sent.splice(0).map((payload) => (payload.type === 'custom' ? payload.event : payload.type)),
    updatedAt: () => updatedAt,
    watcher: server.watcher,
    write: (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    },
    remove: (name: string) => rmSync(path.join(root, name)),
  };
}

test('says of what an author took away that it is not there, and of a page whose files changed since that they did', async () => {
  const { ask, write } = await serveUnwatched();
  const stylesSince = async (edits: number) => (await ask(`/~data/page-styles.json?path=/guide&edits=${edits}`)).status;
  const module = '/@id/__x00__virtual:demo/rows';
  expect((await ask(module)).status).toBe(200);
  expect((await ask('/@id/__x00__virtual:page/guide')).text).toContain('edits = 0');
  expect(await stylesSince(0)).toBe(200);

  write('docs/guide.mdx', 'No demo any more.\n');
  await ask('/guide', { headers: { accept: 'text/html' } });
  expect((await ask(module)).status).toBe(404);
  expect((await ask('/@id/__x00__virtual:page/none')).status).toBe(404);
  expect(await stylesSince(0)).toBe(205);
  expect((await ask('/@id/__x00__virtual:page/guide')).text).toContain('edits = 1');
  expect(await stylesSince(1)).toBe(200);
});

test('answers with what is on the disk, whatever the watcher noticed', async () => {
  const { ask, events, write, remove } = await serveUnwatched();
  const shown = async () => (await ask('/docs/rows.tsx')).text;
  expect(await shown()).toContain('first');
  await ask('/@id/__x00__virtual:page/guide');
  events();

  write('docs/rows.tsx', demo('second'));
  // A document is asked for; what it asks for next may be answered from the same look.
  expect((await ask('/guide', { headers: { accept: 'text/html' } })).status).toBe(200);
  expect(await shown()).toContain('second');
  expect((await ask('/~data/sources/docs/rows.tsx.json')).text).toContain('second');
  await waitFor(() => expect(events()).toContain('docs:demo'));

  remove('docs/rows.tsx');
  write('docs/rows.tsx', demo('third'));
  write('docs/fresh.mdx', '---\ntitle: Fresh\n---\n');
  expect((await ask('/fresh', { headers: { accept: 'text/html' } })).status).toBe(200);
  expect(await shown()).toContain('third');
});

test('tells open pages of every file that changed once the watcher notices something', async () => {
  const { ask, events, watcher, write } = await serveUnwatched();
  for (const module of ['/@id/__x00__virtual:page/guide', '/docs/rows.tsx'])
    expect((await ask(module)).status).toBe(200);
  events();
  write('docs/rows.tsx', demo('second'));
  write('docs/guide.mdx', PAGE.replace('Guide', 'Start'));
  watcher.emit('raw', 'change', 'somewhere', {});
  const all: string[] = [];
  await waitFor(() => {
    all.push(...events());
    expect(all).toEqual(['docs:page', 'docs:demo', 'full-reload']);
  });
});

test('announces an update of a module once its last one is transformed, so that no text of that imports the next', async () => {
  let open = () => {};
  let gate = Promise.resolve();
  const begun = vi.fn<() => void>();
  const slow: Plugin = {
    name: 'slow',
    transform: {
      filter: { id: /guide\.mdx$/ },
      async handler() {
        begun();
        await gate;
      },
    },
  };
  const files = { 'node_modules/react/jsx-runtime.js': '' };
  const { ask, events, updatedAt, watcher, write, remove } = await serveUnwatched(files, [slow]);
  for (const module of [
    '/@id/__x00__virtual:pages',
    '/@id/__x00__virtual:page/guide',
    '/docs/guide.mdx',
    '/docs/rows.tsx',
  ])
    expect((await ask(module)).status, module).toBe(200);
  remove('docs/rows.tsx');
  watcher.emit('raw', 'change', 'somewhere', {});
  const all: string[] = [];
  const told = (...expected: string[]) =>
    waitFor(() => {
      all.push(...events());
      expect(all).toEqual(expected);
    });
  await told('docs:page', 'update');

  gate = new Promise((resolve) => (open = resolve));
  begun.mockClear();
  const address = `/docs/guide.mdx?t=${updatedAt()}`;
  const last = ask(address);
  await waitFor(() => expect(begun).toHaveBeenCalled());
  write('docs/rows.tsx', demo('second'));
  watcher.emit('raw', 'change', 'somewhere', {});
  await told('docs:page', 'update', 'docs:page', 'docs:demo');
  open();
  expect((await last).text).toContain(`from "${address}"`);
  await told('docs:page', 'update', 'docs:page', 'docs:demo', 'prune', 'update');
});
