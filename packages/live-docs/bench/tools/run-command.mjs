// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts the command `live-docs` of the site's checkout, or Vite's in one from before the engine was a package.
 * @param {string} site
 * @param {string[]} args
 */
export function runCommand(site, args) {
  const command = '../packages/live-docs/bin/live-docs.mjs';
  return runScript(site, existsSync(join(site, command)) ? command : 'bin/vite.mjs', args);
}

/**
 * Starts a script of Node in a process group, which ends with all it has started.
 * @param {string} folder to run it in
 * @param {string} script from there
 * @param {string[]} args
 */
export function runScript(folder, script, args) {
  const startedAt = Date.now();
  const child = spawn(process.execPath, [resolve(folder, script), ...args], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  const pid = child.pid;
  if (pid === undefined) throw new Error(`${script} could not be started.`);
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
export function startServer(site, command) {
  return waitForAnswer(`live-docs ${command}`, '/favicon.svg', (options) => runCommand(site, [command, ...options]));
}

/**
 * Runs what `npm start` does, with the packages in place, and waits until it answers the first page.
 * @param {string} checkout
 */
export function startFromCheckout(checkout) {
  return waitForAnswer('npm start', '/', (options) => runScript(checkout, 'bin/start.mjs', options));
}

/**
 * Starts a server on a free port of 127.0.0.1 and waits until it answers.
 * @param {string} name for messages
 * @param {(options: string[]) => ReturnType<typeof runScript>} start
 */
export const serveWith = (name, start) => waitForAnswer(name, '/', start);

/**
 * @param {string} name for messages
 * @param {string} path to ask for
 * @param {(options: string[]) => ReturnType<typeof runScript>} start
 */
async function waitForAnswer(name, path, start) {
  const port = await findFreePort();
  const run = start(['--host', '127.0.0.1', '--port', String(port), '--strict-port']);
  let exitCode = null;
  run.exited.then((code) => (exitCode = code));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin + path))) {
    if (exitCode !== null) throw new Error(`${name} ended with code ${exitCode}:\n${run.output()}`);
    if (Date.now() - run.startedAt > 60_000) throw new Error(`${name} did not answer:\n${run.output()}`);
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
 * @param {string} address
 * @returns {Promise<boolean>}
 */
async function answers(address) {
  const request = fetch(address, { signal: AbortSignal.timeout(1000) }).then((response) => response.text());
  return request.then(
    () => true,
    () => false,
  );
}
