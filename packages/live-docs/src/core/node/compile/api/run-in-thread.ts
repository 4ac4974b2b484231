import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DeclarationInput, EmittedDeclarations } from './emit-declarations';
import type { ApiInput, ApiReading } from './read-api';

const THREAD = path.join(path.dirname(fileURLToPath(import.meta.url)), 'api-thread.mjs');

/** The work with the compiler that takes seconds, and a fifth of a gigabyte: by the name of its module and of its function. */
interface Work {
  'read-api': { readApi: [ApiInput, ApiReading] };
  'emit-declarations': { emitDeclarations: [DeclarationInput, EmittedDeclarations] };
}

/**
 * Runs a function of a module beside this one in a thread, with the compiler: pages are bundled meanwhile, and its memory goes
 * with it.
 * @throws what it throws.
 */
export function runInThread<Name extends keyof Work, Task extends keyof Work[Name] & string>(
  module: Name,
  task: Task,
  input: Work[Name][Task] extends [infer Input, unknown] ? Input : never,
): Promise<Work[Name][Task] extends [unknown, infer Output] ? Output : never> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, { workerData: { module, task, input } });
    thread.once('message', resolve).once('error', reject);
  });
}
