import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownValue, type ServerLoaders } from '../../../model';

/** A connect-style step: calls `next` for an address that is not its own. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Options {
  /** Gets the loaders, by path of their pages. Asked at each request, since they change while developing. */
  loaders: () => Promise<ServerLoaders>;
  /** Path that the site is served below, with a slash at both ends. */
  base?: string;
  /** Takes what failed, for the server's console. The browser is told the error's message alone. */
  report: (message: string) => void;
}

/**
 * Answers `GET {base}__serverLoader?route={id}&url={address}` with the data of a page, as JSON. Anything that goes wrong
 * is JSON too: `{ error }` with status 404 (no such route), 405 (not a GET) or 500 (the loader failed).
 */
export function answerServerLoader({ loaders, base = '/', report }: Options): Step {
  return (request, response, next) => {
    const [path, search] = (request.url ?? '/').split(/\?(.*)/s);
    const query = new URLSearchParams(search);
    if (path !== `${base}__serverLoader`) return next();
    if (request.method !== 'GET') {
      response.setHeader('Allow', 'GET');
      return sendJson(response, 405, { error: `${request.method} is not answered here, only GET` });
    }
    const route = query.get('route') ?? '';
    const url = query.get('url') ?? route;

    const answer = async () => {
      const load = ownValue(await loaders(), route);
      if (!load) return sendJson(response, 404, { error: `No server loader for route "${route}"` });
      const loader = (await load()).default;
      const data = await loader({ url, request: { headers: request.headers } });
      sendJson(response, 200, data ?? null);
    };
    answer().catch((error: unknown) => {
      const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
      report(`Server loader of "${route}" failed: ${stack}`);
      sendJson(response, 500, { error: message });
    });
  };
}

function sendJson(response: ServerResponse, status: number, data: unknown): void {
  // Not all data has a text: a failure is told with another head.
  const body = JSON.stringify(data);
  response.writeHead(status, { 'Content-Type': 'application/json;charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(body);
}
