import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const COMMAND = path.resolve(import.meta.dirname, '../../bin/live-playground.mjs');

/** Runs the command `live-playground` as it is in this repository. @param cwd by default this process's folder. */
export const run = (args: string[], cwd?: string) =>
  promisify(execFile)(process.execPath, [COMMAND, ...args], cwd === undefined ? {} : { cwd });
