import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The engine's folder. */
export const ENGINE = fileURLToPath(new URL('../..', import.meta.url));
/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Folder of the table's site. */
export const SITE = fileURLToPath(new URL('../../../../site', import.meta.url));

/** A site on a port of its own. */
export interface Served {
  /** `http://127.0.0.1:41234`, without the site's base. */
  origin: string;
  /** All that the server has printed. */
  output(): string;
  close(): Promise<void>;
}

/** What a build left behind. */
export interface Built {
  code: number;
  /** Both streams, without colours. */
  output: string;
}

/** The engine's command; `VITE` serves a project that isn't a site. */
const LIVE_DOCS = `${ENGINE}bin/live-docs.mjs`;
export const VITE = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')));

type Mode = 'production' | 'development';

/**
 * Runs a command in a site's folder. NODE_ENV is ours, as the test runner's own would choose the wrong React.
 */
function runCommand(
  root: string,
  args: string[],
  mode: Mode,
  script: string,
): { child: ChildProcess; output: () => string } {
  const env = { ...process.env, NODE_ENV: mode, NO_COLOR: '1', FORCE_COLOR: undefined };
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return { child, output: () => output };
}

/** Builds the site in a folder. @param options what else the command line says. */
export async function build(root: string, options: string[] = [], script = LIVE_DOCS): Promise<Built> {
  const { child, output } = runCommand(root, ['build', ...options], 'production', script);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

/** Serves the site in a folder: what was built of it, or its sources as they are edited. */
export async function serve(root: string, command: 'preview' | 'dev', script = LIVE_DOCS): Promise<Served> {
  const port = await freePort();
  const args = [command, '--host', '127.0.0.1', '--port', String(port), '--strict-port'];
  const { child, output } = runCommand(root, args, command === 'dev' ? 'development' : 'production', script);
  const closed = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  await Promise.race([
    answers(origin),
    closed.then(() => {
      throw new Error(`live-docs ${command} ended in ${root}:\n${output()}`);
    }),
  ]);
  return {
    origin,
    output,
    close: async () => {
      child.kill();
      await closed;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return address.port;
}

/** Resolves once a server answers, with whatever status. */
async function answers(origin: string): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    const answer = await fetch(origin, { redirect: 'manual' }).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No answer from ${origin} in two minutes`);
}
