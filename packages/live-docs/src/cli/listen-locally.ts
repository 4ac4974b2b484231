import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** Starts a server at a free port that this machine alone reaches. */
export async function listenLocally(answer: RequestListener): Promise<{ origin: string; close(): Promise<unknown> }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
      return once(server, 'close');
    },
  };
}
