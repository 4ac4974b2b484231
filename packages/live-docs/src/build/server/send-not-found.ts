import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/** Answers with the site's `404.html` and status 404, compressed where the build left it so and the browser takes it. */
export async function sendNotFound(dist: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
  const page = join(dist, '404.html');
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  for (const { name, extension } of ENCODINGS.filter(({ name }) => accepted.includes(name))) {
    const body = await readFile(page + extension).catch(() => undefined);
    if (!body) continue;
    response.setHeader('Content-Encoding', name);
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    response.end(body);
    return;
  }
  const body = await readFile(page).catch(() => undefined);
  response.setHeader('Content-Type', `text/${body ? 'html' : 'plain'};charset=utf-8`);
  response.end(body ?? 'Not found\n');
}
