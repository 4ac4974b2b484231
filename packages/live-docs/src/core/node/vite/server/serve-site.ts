import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import compression from '@polka/compression';
import sirv from 'sirv';
import type { PreviewServer } from 'vite';
import { canonicalPath, markdownAddress, type ServerEntry } from '../../../model';
import { once } from '../../files/files';
import { answerServerLoader } from './answer-server-loader';

/** What a server such as Vite's preview takes; `next` is never called, since every address has an answer. */
type Middleware = (request: IncomingMessage, response: ServerResponse) => void;

const METHODS = 'GET, HEAD';

/** How long a browser may keep a file whose name carries the hash of its content: a year. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves a built site as a static host would: `/demo/simple` is `demo/simple.html`, texts go out compressed where the
 * browser takes that, and an unknown address gets `404.html`. Other sites may embed a demo alone, but no page.
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

  const compress = compression({ level: 5, brotli: true });
  const inner = new Map<string, Middleware>();
  /** The site in a folder of this one that the address begins with: an archive. */
  const innerAt = (url: string): Middleware | undefined => {
    const name = /^\/([\w-][\w.-]*)(?=[/?#]|$)/.exec(url)?.[1];
    if (name === undefined || !existsSync(join(dist, name, 'build.json'))) return undefined;
    return once(inner, name, () => serveSite({ dist: join(dist, name), base: `${base}${name}/` }));
  };

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
    const innerSite = innerAt(url);
    if (innerSite) return innerSite(request, response);
    request.url = url;
    // Pages are small, and sirv answers a range that is none with an exception.
    delete request.headers.range;
    // sirv ignores `q=0`.
    request.headers['accept-encoding'] = acceptedCodings(request).join();
    compress(request, response);
    sendUnlessHeld(request, response);
    const path = url.replace(/[?#].*$/s, '');
    if (wantsMarkdown(request)) request.url = markdownOf(dist, path) ?? url;
    if (!isDemoAlone(path)) response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    // Two slashes would find the page's file, at an address that the page's own script does not know.
    if (/^\/404(\.html)?$|\/\//.test(path)) return void sendNotFound(dist, response);
    serveFile(request, response, () =>
      path.startsWith('/assets/') ? sendText(response, 404, 'Not found\n') : void sendNotFound(dist, response),
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
      writeHead(304, { ETag: tag }).end();
      // What sirv reads of the file goes nowhere.
      return Object.assign(response, { write: () => true, end: () => response });
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

async function sendNotFound(dist: string, response: ServerResponse): Promise<void> {
  const body = await readFile(join(dist, '404.html')).catch(() => undefined);
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Type', `text/${body ? 'html' : 'plain'};charset=utf-8`);
  response.end(body ?? 'Not found\n');
}

/** Codings that answers go out in, best first. */
const CODINGS = ['br', 'gzip'] as const;

/**
 * Codings that a client takes, best first. `q=0` refuses one, and `*` speaks for those that aren't named.
 * https://www.rfc-editor.org/rfc/rfc9110#name-accept-encoding
 */
function acceptedCodings({ headers }: IncomingMessage): (typeof CODINGS)[number][] {
  const weights = new Map(
    String(headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .map((item) => {
        const [name = '', ...options] = item.split(';').map((part) => part.trim());
        const weight = options.find((option) => option.startsWith('q='))?.slice(2) ?? '1';
        return [name, Number(weight)];
      }),
  );
  return CODINGS.filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}

/**
 * True if a client holds what has this tag: `If-None-Match` is `*`, or lists it, weak or strong.
 * https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 */
function holdsTag({ headers }: IncomingMessage, tag: string): boolean {
  const held = headers['if-none-match'] ?? '';
  const opaque = (text: string) => text.replace(/^W\//, '');
  return held.trim() === '*' || (held.match(/(W\/)?"[^"]*"/g) ?? []).some((each) => opaque(each) === opaque(tag));
}

/** True for a program that asks for Markdown; browsers never do. */
const wantsMarkdown = ({ headers }: IncomingMessage): boolean =>
  /\btext\/markdown\b(?!;\s*q=0\b)/.test(headers.accept ?? '');

interface BuiltSite {
  /** Folder of the site, absolute. */
  dist: string;
  /** The server's bundle, absolute. */
  bundle: string;
  base: string;
}

/** Milliseconds that a connection without a request stays open, as with common hosts. A busy client misses that Node closes it after 5 s. */
const IDLE = 75_000;

/** Makes Vite's preview answer as a static host would, and the data loaders of pages beside it. */
export function previewSite(
  { httpServer, middlewares, config }: PreviewServer,
  { dist, bundle, base }: BuiltSite,
): void {
  if ('keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = IDLE;
  const loaders = async () => {
    const { href } = pathToFileURL(bundle);
    // Node keeps a module by its address, and a build beside the running server replaces the file.
    return ((await import(`${href}?${statSync(bundle).mtimeMs}`)) as ServerEntry).loaders;
  };
  middlewares.use(answerServerLoader({ loaders, base, report: (message) => config.logger.error(message) }));
  middlewares.use(serveSite({ dist, base }));
}
