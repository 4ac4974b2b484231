import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { HotPayload, ServerOptions, ViteDevServer } from 'vite';
import { readStamp } from '../core/node/files/files';
import { WRITE_TIME } from '../core/node/files/look-again';

/** Milliseconds between two looks at the files of the configuration. */
const POLL = 200;

/**
 * Makes a server that doesn't listen yet.
 * @param follow takes each file that the configuration depends on, whether it exists or not, before it's read.
 */
export type CreateServer = (follow: (file: string) => void, options: ServerOptions) => Promise<ViteDevServer>;

/**
 * Serves a site while it's written, and starts again on the same port when a file changes that its configuration depends on. While
 * the configuration is broken, the last server goes on, and its pages show what is wrong.
 * @param signal ends it; otherwise it goes on until the process ends.
 * @throws what kept the first server from starting.
 */
export async function serveSite(create: CreateServer, options: ServerOptions, signal?: AbortSignal): Promise<void> {
  const isEnded = () => signal?.aborted === true;
  const stamps = new Map<string, string>();
  const follow = (file: string) => void stamps.set(file, readStamp(file));
  const hasChanged = () => [...stamps].some(([file, stamp]) => readStamp(file) !== stamp);
  let isAsked = false;
  let failure: HotPayload | undefined;
  const listen = async (server: ViteDevServer) => {
    const { hot } = server.environments.client;
    hot.on('connection', () => failure && hot.send(failure));
    return server.listen();
  };
  const takeKeys = (print: boolean) => {
    const restart = { key: 'r', description: 'restart the server', action: () => void (isAsked = true) };
    server.bindCLIShortcuts({ print, customShortcuts: [restart] });
  };

  let server = await listen(await create(follow, options));
  server.printUrls();
  takeKeys(true);
  const address = server.httpServer?.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  while (!isEnded()) {
    await setTimeout(POLL);
    if (!isAsked && !hasChanged()) continue;
    // A file may be in the middle of being written.
    await setTimeout(WRITE_TIME);
    isAsked = false;
    // A configuration that can't be read may name none of its files.
    for (const file of stamps.keys()) follow(file);
    try {
      const next = await create(follow, { ...options, ...(port === undefined ? {} : { port }), strictPort: true });
      failure = undefined;
      const last = server;
      // Open pages keep their connection until the next server listens, which they look for as soon as it's lost.
      last.httpServer?.close();
      server = await listen(next);
      await last.close();
      takeKeys(false);
      server.config.logger.info('The configuration changed: the server started again.', { timestamp: true });
    } catch (error) {
      const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
      failure = { type: 'error', err: { message, stack: '' } };
      server.config.logger.error(message, { timestamp: true });
      server.environments.client.hot.send(failure);
      // Between the two servers, another program may have had the port for a moment.
      isAsked = server.httpServer?.listening === false;
    }
  }
  await server.close();
}
