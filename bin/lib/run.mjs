// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command in the project's folder, on this terminal. What ends this process ends the command too.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] variables on top of this process's own
 * @returns {Promise<number>} the exit code; 1 where the command could not be started or was killed
 */
export function run(command, args, env) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  return exitCode(child);
}

/**
 * Runs a command and keeps what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, limit?: number }} [options] folder, by default the project's own;
 * variables on top of this process's own; milliseconds after which the command and what it started are ended
 * @returns {Promise<{ code: number, output: string }>} the exit code, 1 if the command was ended
 */
export async function runQuietly(command, args, { cwd = ROOT, env, limit } = {}) {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    // A group of processes, which can be ended as a whole.
    detached: limit !== undefined && process.platform !== 'win32',
  });
  const timer = limit === undefined ? undefined : setTimeout(() => endAll(child), limit);
  child.on('close', () => clearTimeout(timer));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return { code: await exitCode(child), output };
}

/**
 * Ends a process and those that it started, even if they are busy. Except on Windows, it leads a group (`detached`).
 * @param {import('node:child_process').ChildProcess} child
 */
export function endAll(child) {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
  else process.kill(-child.pid, 'SIGKILL');
}

/**
 * Runs the command of an installed package with this Node.
 * @param {string} name of the package: `vite`
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runPackage(name, args, env) {
  return run(process.execPath, [findCommand(name), ...args], env);
}

/**
 * The script behind the command of an installed package. Shells are left out, as Windows has another one.
 * @param {string} name of the package
 * @param {string} [command] where a package has several
 */
export function findCommand(name, command = name.replace(/^@.+\//, '')) {
  const folder = `${ROOT}node_modules/${name}/`;
  const { bin } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  return folder + (typeof bin === 'string' ? bin : (bin[command] ?? Object.values(bin)[0]));
}

/** @param {import('node:child_process').ChildProcess} child */
function exitCode(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => void child.kill(signal);
  const stop = () => void child.kill();
  for (const signal of signals) process.on(signal, pass);
  process.on('exit', stop);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${child.spawnfile} could not be started: ${error.message}`);
    });
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, pass);
      process.off('exit', stop);
      resolve(code ?? 1);
    });
  });
}
