import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ApiInput, ApiReading } from './read-api';

const THREAD = path.join(path.dirname(fileURLToPath(import.meta.url)), 'api-thread.mjs');

/**
 * `readApi` in a thread: it takes seconds, in which the pages are bundled, and a fifth of a gigabyte, which goes with it.
 * @throws what it throws.
 */
export function readInThread(input: ApiInput): Promise<ApiReading> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, { workerData: input });
    thread.once('message', resolve).once('error', reject);
  });
}
