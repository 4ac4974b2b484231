import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { SERVICE_WORKER } from '../../../src/features/offline/shared/offline';
import { SITES } from '../sites';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const TEXT = /\.(html|js|css|json)$/;

/** A server that has a site in as many deploys as a test wants. */
export interface Deploys {
  /** Where the site is, with its base. */
  url: string;
  /** Puts another deploy in the place of the last one: all hashed files have other names, and the old ones are gone. */
  deploy(): void;
  /** From now on this many files are answered; all others fail. */
  answer(count: number): void;
  /** From now on these are never answered. */
  hold(what: RegExp): void;
  /** Writes a text into the service worker in place of the built one; undefined for the built one. */
  setWorker(text: string | undefined): void;
  close(): Promise<void>;
}

/** Serves what was built of the fixture. Files of the deploy n have `_n` at the end of their name, and pages say its number. */
export async function serveDeploys(): Promise<Deploys> {
  const { root, base } = SITES['two-level'];
  const dist = path.join(root, 'dist');
  const files = new Set(
    readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/')),
  );
  const hashed = [...files]
    .filter((name) => name.startsWith('assets/') && TEXT.test(name))
    .map((name) => path.posix.basename(name));
  // Longer names first: one may be the end of another.
  const anyName = new RegExp(
    hashed
      .toSorted((a, b) => b.length - a.length)
      .join('|')
      .replaceAll('.', '\\.'),
    'g',
  );
  let current = 0;
  let left = Infinity;
  let worker: string | undefined;
  let held: RegExp | undefined;

  /** The built file of an address; undefined for one that this deploy doesn't have. */
  const find = (address: string) => {
    if (!address.startsWith('assets/') || !TEXT.test(address))
      return [address, `${address}.html`, path.posix.join(address, 'index.html')].find(
        (name) => /\.\w+$/.test(name) && files.has(name),
      );
    const [, name, deploy, ending] = /^(.*)_(\d+)(\.\w+)$/.exec(address) ?? [];
    return Number(deploy) === current ? `${name}${ending}` : undefined;
  };
  const server = createServer((request, response) => {
    if (left-- <= 0) return void request.socket.destroy();
    if (held?.test(request.url ?? '')) return;
    const file = find(decodeURI(new URL(request.url ?? '/', 'http://site').pathname).slice(base.length));
    const name = file ?? '404.html';
    const type = TYPES[path.extname(name)] ?? 'text/plain';
    response.writeHead(file ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
    const content = readFileSync(path.join(dist, name));
    if (!TEXT.test(name)) return void response.end(content);
    const text = name === SERVICE_WORKER && worker !== undefined ? worker : String(content);
    response.end(
      text
        .replaceAll(anyName, (each) => each.replace(/(\.\w+)$/, `_${current}$1`))
        .replace('<html ', `<html data-deploy="${current}" `),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}${base}`,
    deploy: () => (current += 1),
    answer: (count) => (left = count),
    hold: (what) => (held = what),
    setWorker: (text) => (worker = text),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
