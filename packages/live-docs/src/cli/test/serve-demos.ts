import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { canonicalPath } from '../../core/model';
import { serveSite } from '../../core/node/vite/server/serve-site';
import { demoDocument } from './demo-document';

interface DemoServer {
  /** Address of the site, with its base. */
  address: string;
  origin: string;
  close(): Promise<unknown>;
}

/**
 * Serves a built site whose demos' documents have their markup.
 * @param markupOf the page of a demo as the server renders it; empty if it can't.
 */
export async function serveDemos(
  site: { dist: string; base: string },
  markupOf: (id: string) => Promise<string>,
): Promise<DemoServer> {
  const serve = serveSite(site);
  const folder = `${site.base}~demos/`;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const id = pathname.startsWith(folder) ? decodeURIComponent(canonicalPath(pathname).split('/').at(-1) ?? '') : '';
    const shell = path.join(site.dist, '~demos', `${id}.html`);
    if (!id || !existsSync(shell)) return serve(request, response);
    const answer = async () => {
      const document = demoDocument(await readFile(shell, 'utf8'), await markupOf(id));
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(document);
    };
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    address: origin + site.base,
    close: () => {
      server.closeAllConnections();
      server.close();
      return once(server, 'close');
    },
  };
}
