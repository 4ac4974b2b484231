// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts the command `live-docs` of the site's checkout in a process group, which ends with all it has started.
 * @param {string} site
 * @param {string[]} args
 */
export function runCommand(site, args) {
  const startedAt = Date.now();
  const child = spawn(process.execPath, [join(site, '../packages/live-docs/bin/live-docs.mjs'), ...args], {
    cwd: site,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  const pid = child.pid;
  if (pid === undefined) throw new Error('The command live-docs could not be started.');
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
 * Starts `live-docs dev` or `live-docs preview` on a free port of 127.0.0.1 and waits until it answers.
 * @param {string} site
 * @param {'dev' | 'preview'} command
 */
export async function startServer(site, command) {
  const port = await findFreePort();
  const run = runCommand(site, [command, '--host', '127.0.0.1', '--port', String(port), '--strict-port']);
  let exitCode = null;
  run.exited.then((code) => (exitCode = code));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (exitCode !== null) throw new Error(`live-docs ${command} ended with code ${exitCode}:\n${run.output()}`);
    if (Date.now() - run.startedAt > 60_000) throw new Error(`live-docs ${command} did not answer:\n${run.output()}`);
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
