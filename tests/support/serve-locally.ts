import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/** An answer as it came over the wire: nothing followed, nothing decompressed. */
interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  text: string;
}

/** Asks for a path exactly as it is written. */
export type Ask = (path: string, options?: { method?: string; headers?: OutgoingHttpHeaders }) => Promise<Answer>;

/** Starts a server on a free port for the length of a test. `fetch` would tidy paths such as `/../x`; this does not. */
export async function serveLocally(listener: RequestListener): Promise<Ask> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const { port } = address;

  return (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const body = Buffer.concat(parts);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
        });
      })
        .on('error', reject)
        .end();
    });
}
