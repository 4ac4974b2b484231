import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { sendNotFound } from './send-not-found';

/** What a server such as Vite's preview takes; `next` is never called, since every address has an answer. */
export type Middleware = (request: IncomingMessage, response: ServerResponse) => void;

/** How long a browser may keep a file whose name carries the hash of its content: a year. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves a built site as a static host would: `/demo/simple` is `demo/simple.html`, compressed files go out where the
 * browser takes them, and an unknown address gets `404.html`.
 * @param dist folder of the built site.
 * @param base path that the site is served below, with a slash at both ends.
 * @throws {Error} where the folder holds no site.
 */
export function serveSite({ dist, base = '/' }: { dist: string; base?: string }): Middleware {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`There is no built site in ${dist}. Run "npm run build" first.`);
  }
  const serveFile = sirv(dist, {
    // Looks at the disk for each request, so that a build beside the running server shows at once.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? FOR_EVER : 'no-cache'),
  });

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, `${request.method} is not answered here\n`);
    }
    const asked = request.url ?? '/';
    if (!asked.startsWith(base)) return sendOutside(asked, base, response);

    const url = asked.slice(base.length - 1);
    request.url = url;
    // Pages are small, and sirv answers a range that is none with an exception.
    delete request.headers.range;
    const path = url.replace(/[?#].*$/s, '');
    // Two slashes would find the page's file, at an address that the page's own script does not know.
    if (/^\/404(\.html)?$|\/\//.test(path)) return void sendNotFound(dist, request, response);
    serveFile(request, response, () =>
      path.startsWith('/assets/') ? sendText(response, 404, 'Not found\n') : void sendNotFound(dist, request, response),
    );
  };
}

/** Leads from the base without its slash to the site; says where the site is to everyone else. */
function sendOutside(asked: string, base: string, response: ServerResponse): void {
  const query = asked.startsWith('?', base.length - 1) ? asked.slice(base.length - 1) : '';
  if (asked !== base.slice(0, -1) + query) return sendText(response, 404, `This site is served below ${base}\n`);
  response.setHeader('Location', base + query);
  sendText(response, 302, `See ${base}\n`);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(text);
}
