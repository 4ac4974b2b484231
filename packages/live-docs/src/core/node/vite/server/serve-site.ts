import { existsSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { canonicalPath, markdownAddress } from '../../../model';
import { acceptedCodings, holdsTag, wantsMarkdown } from './request-headers';
import { sendNotFound } from './send-not-found';

/** What a server such as Vite's preview takes; `next` is never called, since every address has an answer. */
export type Middleware = (request: IncomingMessage, response: ServerResponse) => void;

const METHODS = 'GET, HEAD';

/** How long a browser may keep a file whose name carries the hash of its content: a year. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves a built site as a static host would: `/demo/simple` is `demo/simple.html`, compressed files go out where the
 * browser takes them, and an unknown address gets `404.html`. Other sites may embed a demo alone, but no page.
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
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', METHODS);
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      return sendText(response, 405, `This site answers ${METHODS}; the request was ${request.method}\n`);
    }
    const asked = request.url ?? '/';
    if (!asked.startsWith(base)) return sendOutside(asked, base, response);

    const url = asked.slice(base.length - 1);
    request.url = url;
    // Pages are small, and sirv answers a range that is none with an exception.
    delete request.headers.range;
    // sirv ignores `q=0`.
    request.headers['accept-encoding'] = acceptedCodings(request).join();
    sendUnlessHeld(request, response);
    const path = url.replace(/[?#].*$/s, '');
    if (wantsMarkdown(request)) request.url = markdownOf(dist, path) ?? url;
    if (!isDemoAlone(path)) response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    // Two slashes would find the page's file, at an address that the page's own script does not know.
    if (/^\/404(\.html)?$|\/\//.test(path)) return void sendNotFound(dist, request, response);
    serveFile(request, response, () =>
      path.startsWith('/assets/') ? sendText(response, 404, 'Not found\n') : void sendNotFound(dist, request, response),
    );
  };
}

/** Sends 304 for a file that the client holds. sirv compares `If-None-Match` with a single weak tag. */
function sendUnlessHeld(request: IncomingMessage, response: ServerResponse): void {
  const writeHead: (status: number, headers?: OutgoingHttpHeaders) => ServerResponse =
    response.writeHead.bind(response);
  Object.assign(response, {
    writeHead(status: number, headers: OutgoingHttpHeaders = {}) {
      // A page's address answers with its Markdown, too. sirv knows of codings alone.
      if (response.hasHeader('Vary')) response.setHeader('Vary', 'Accept, Accept-Encoding');
      // sirv names the charset of HTML alone, and browsers guess that of plain texts.
      const type = String(headers['Content-Type'] ?? '');
      if (/^text\/(markdown|plain)$/.test(type)) headers = { ...headers, 'Content-Type': `${type};charset=utf-8` };
      const tag = headers['ETag'];
      if (status !== 200 || !tag || !holdsTag(request, String(tag))) return writeHead(status, headers);
      // Node sends no body with this status.
      return writeHead(304, { ETag: tag });
    },
  });
}

/** The file of a page's Markdown below the site, if a program asks for that type at the page's address. */
function markdownOf(dist: string, path: string): string | undefined {
  const name = `/${markdownAddress(canonicalPath(path))}`;
  return existsSync(join(dist, name)) ? encodeURI(name) : undefined;
}

const isDemoAlone = (path: string) => /^\/(~|%7e)demos\//i.test(path);

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
