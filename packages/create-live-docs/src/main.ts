import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { create } from './create';
import { shellArguments } from './shell-arguments';
import type { Engine, Run } from './surroundings';

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return (await lines.question(question).finally(() => lines.close())).trim();
}

const run: Run = (command, args, cwd, quiet = false) =>
  new Promise((resolve, reject) => {
    // npm is a script on Windows.
    const isScript = process.platform === 'win32' && command !== process.execPath;
    // With NODE_ENV, npm would leave out development dependencies.
    const env = { ...process.env, NODE_ENV: undefined };
    const child = spawn(command, isScript ? shellArguments(args) : args, {
      env,
      cwd,
      stdio: quiet ? ['ignore', 'pipe', 'ignore'] : 'inherit',
      shell: isScript,
    });
    let output = '';
    child.stdout?.on('data', (part) => (output += part));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

async function load(root: string): Promise<Engine> {
  // Vite takes the mode from here.
  process.env['NODE_ENV'] ??= 'production';
  const file = createRequire(path.join(root, 'package.json')).resolve('live-docs/internal');
  return import(pathToFileURL(file).href);
}

/** The command behind `npm create live-docs`. */
export async function main(): Promise<void> {
  process.exitCode = await create(process.argv.slice(2), {
    cwd: process.cwd(),
    agent: process.env['npm_config_user_agent'] ?? '',
    ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
    run,
    load,
    print: console.log,
  }).catch((error: unknown) => {
    // A file that can't be written or read says which one it is.
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}
