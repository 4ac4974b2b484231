import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};

/** A static host. */
export interface Host {
  /** `http://127.0.0.1:41234` */
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves the files of a folder on a free port.
 * @param policy content security policy of the page, by its path; other files have none.
 */
export async function serveFolder(folder: string, policy: Record<string, string>): Promise<Host> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    try {
      const content = await readFile(path.join(folder, name));
      response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'application/octet-stream');
      const own = policy[pathname];
      if (own !== undefined) response.setHeader('Content-Security-Policy', own);
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
