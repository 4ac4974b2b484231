// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts Vite's command line in a process group of its own, so that it can be ended with all it has started.
 * @param {string} site
 * @param {string[]} args
 */
export function runVite(site, args) {
  const startedAt = Date.now();
  const child = spawn(process.execPath, [join(site, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: site,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  const pid = child.pid;
  if (pid === undefined) throw new Error('Vite could not be started.');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'exit').then(([code]) => code);
  const end = () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-pid);
  };
  process.once('exit', end);
  exited.then(() => process.off('exit', end));
  return {
    pid,
    startedAt,
    /** Resolves with the exit code. */
    exited,
    /** All that was printed so far. */
    output: () => output,
    /** Ends the process and waits until it has. */
    stop: async () => {
      end();
      await exited;
    },
  };
}

/**
 * Starts `vite` or `vite preview` on a free port of 127.0.0.1 and waits until it answers.
 * @param {string} site
 * @param {'dev' | 'preview'} command
 */
export async function startServer(site, command) {
  const port = await findFreePort();
  const run = runVite(site, [command, '--host', '127.0.0.1', '--port', String(port), '--strictPort']);
  let exitCode = null;
  run.exited.then((code) => (exitCode = code));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (exitCode !== null) throw new Error(`vite ${command} ended with code ${exitCode}:\n${run.output()}`);
    if (Date.now() - run.startedAt > 60_000) throw new Error(`vite ${command} did not answer:\n${run.output()}`);
    await wait(5);
  }
  return { ...run, origin };
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
}

/**
 * True once the server answers. A connection alone tells nothing: Vite opens the port to see whether it is free.
 * @param {string} origin
 * @returns {Promise<boolean>}
 */
async function answers(origin) {
  const request = fetch(`${origin}/favicon.svg`, { method: 'HEAD', signal: AbortSignal.timeout(1000) });
  return request.then(
    () => true,
    () => false,
  );
}
