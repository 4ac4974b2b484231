import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer, type HotPayload, type ViteDevServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from '../../../../tests/support/wait-for';
import { writeFiles } from '../../../../tests/support/write-files';
import { readSite } from './read-site';
import { serveSite } from './serve-site';

const CONFIG = `import { title } from './title';\nexport default { title, repository: { url: 'https://example.org/kit' } };`;

it('follows the configuration and what it imports on the same port, and shows what is wrong with it until it is mended', async () => {
  const root = await writeFiles({ 'site.config.ts': CONFIG, 'title.ts': `export const title = 'First';` });
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
  const servers: ViteDevServer[] = [];
  const sent: HotPayload[] = [];
  const ended = new AbortController();
  const create: Parameters<typeof serveSite>[0] = async (follow, options) => {
    const { config } = await readSite(root, undefined, follow);
    follow(path.join(root, 'package.json'));
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      server: { ...options, host: '127.0.0.1', watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [
        {
          name: 'title',
          configureServer: ({ middlewares }) =>
            void middlewares.use('/~title', (_request, response) => response.end(config.title)),
        },
      ],
    });
    vi.spyOn(server.environments.client.hot, 'send').mockImplementation((payload: unknown) => {
      sent.push(payload as HotPayload);
    });
    servers.push(server);
    return server;
  };
  const served = serveSite(create, {}, ended.signal);
  onTestFinished(async () => {
    ended.abort();
    await served;
  });
  await waitFor(() => expect(servers[0]?.resolvedUrls).toBeTruthy());
  const address = servers[0]?.resolvedUrls?.local[0] ?? '';
  const title = async () => (await fetch(new URL('~title', address)).catch(() => undefined))?.text();
  expect(await title()).toBe('First');

  write('title.ts', `export const title = 'Second';`);
  await vi.waitFor(async () => expect(await title()).toBe('Second'), { timeout: 60_000 });

  write('site.config.ts', CONFIG.replace('./title', './gone'));
  await waitFor(() =>
    expect(sent).toMatchObject([{ type: 'error', err: { message: expect.stringContaining('gone') } }]),
  );
  expect(await title()).toBe('Second');
  write('gone.ts', `export const title = 'Third';`);
  await vi.waitFor(async () => expect(await title()).toBe('Third'), { timeout: 60_000 });

  write('package.json', '{');
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ type: 'error', err: { message: expect.stringContaining('package.json') } }),
  );
  write('gone.ts', `export const title = 'Fourth';`);
  write('package.json', '{}');
  await vi.waitFor(async () => expect(await title()).toBe('Fourth'), { timeout: 60_000 });
});
