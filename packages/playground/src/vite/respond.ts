import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { PlaygroundBuild } from '../build/build-playground';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};

/** Answers requests for the files of a build. @param address where they are, with a slash at its end. */
export function respond(address: string, build: () => Promise<PlaygroundBuild>) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (!pathname.startsWith(address)) return next();
    const answer = async () => {
      const name = decodeURI(pathname.slice(address.length));
      const content = (await build()).files.get(name);
      // Vite would answer with the page.
      if (content === undefined) return response.writeHead(404).end();
      response.setHeader('Content-Type', `${TYPES[path.extname(name)] ?? 'application/octet-stream'}; charset=utf-8`);
      response.setHeader('Cache-Control', 'no-cache');
      response.end(content);
    };
    answer().catch(next);
  };
}
