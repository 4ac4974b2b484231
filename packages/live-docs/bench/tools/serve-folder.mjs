// @ts-check
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What is sent by the end of a file's name; a file of any other kind is compressed already. */
const TYPES = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript'],
  ['mjs', 'text/javascript'],
  ['css', 'text/css'],
  ['json', 'application/json'],
  ['svg', 'image/svg+xml'],
  ['md', 'text/markdown; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['webmanifest', 'application/manifest+json'],
]);

/**
 * Serves a built site the same way whatever has built it: `/a` is `a`, `a.html` or `a/index.html`, texts are compressed
 * with Brotli, once and kept in memory, and a browser may keep everything for ten minutes.
 * @param {string} folder
 * @param {number} [port] a free one without it
 */
export async function serveFolder(folder, port = 0) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} has no index.html: build the site, and name the folder that it was built to.`);
  /** @type {Map<string, { status: number, head: Record<string, string>, body: Buffer }>} */
  const kept = new Map();
  /** @param {string} path */
  const read = (path) => {
    const file = ['', '.html', '/index.html']
      .map((end) => join(folder, path + end))
      .find((name) => existsSync(name) && statSync(name).isFile());
    if (!file) return { status: 404, head: {}, body: Buffer.alloc(0) };
    const type = TYPES.get(file.slice(file.lastIndexOf('.') + 1));
    const body = readFileSync(file);
    const head = { 'content-type': type ?? 'application/octet-stream', 'cache-control': 'max-age=600' };
    return type
      ? { status: 200, head: { ...head, 'content-encoding': 'br' }, body: brotliCompressSync(body) }
      : { status: 200, head, body };
  };
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const answer = kept.get(path) ?? read(path);
    kept.set(path, answer);
    response.writeHead(answer.status, { ...answer.head, 'content-length': answer.body.length }).end(answer.body);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
