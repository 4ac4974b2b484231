import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { acceptedCodings } from './request-headers';

const EXTENSIONS = { br: '.br', gzip: '.gz' };

/** Answers with the site's `404.html` and status 404, compressed where the build left it so and the browser takes it. */
export async function sendNotFound(dist: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = join(dist, '404.html');
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  for (const coding of acceptedCodings(request)) {
    const body = await readFile(page + EXTENSIONS[coding]).catch(() => undefined);
    if (!body) continue;
    response.setHeader('Content-Encoding', coding);
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    response.end(body);
    return;
  }
  const body = await readFile(page).catch(() => undefined);
  response.setHeader('Content-Type', `text/${body ? 'html' : 'plain'};charset=utf-8`);
  response.end(body ?? 'Not found\n');
}
