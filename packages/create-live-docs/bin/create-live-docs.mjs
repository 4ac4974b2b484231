#!/usr/bin/env node
// @ts-check
// The command behind `npm create live-docs`.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { create } from '../src/create.mjs';

process.exitCode = await create(process.argv.slice(2), {
  cwd: process.cwd(),
  agent: process.env['npm_config_user_agent'] ?? '',
  ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
  run,
  print: console.log,
});

/** @param {string} question */
async function ask(question) {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}

/**
 * Runs a command and shows what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<number>} its exit code.
 */
function run(command, args, cwd) {
  return new Promise((resolve, reject) => {
    // npm is a script on Windows. What is passed to it holds no spaces there.
    const isScript = process.platform === 'win32' && command !== process.execPath;
    const child = spawn(command, args, { cwd, stdio: 'inherit', shell: isScript });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
