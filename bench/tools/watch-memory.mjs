// @ts-check
import { readdir, readFile } from 'node:fs/promises';

const INTERVAL = 100;

/**
 * Watches the resident memory of a process with its descendants, where the system has `/proc`.
 * @param {number} root process id
 * @returns {() => number | undefined} ends the watch and answers the peak in MB
 */
export function watchMemory(root) {
  let peak = 0;
  const timer = setInterval(async () => {
    const processes = await listProcesses();
    const tree = new Set([root]);
    let own = 0;
    let sum = 0;
    // A child's id is nearly always above its parent's: one pass in order finds the tree.
    for (const one of processes) {
      if (one.id !== root && !tree.has(one.parent)) continue;
      tree.add(one.id);
      sum += one.resident;
      if (one.id === root) own = one.peak;
    }
    peak = Math.max(peak, sum, own);
  }, INTERVAL);
  return () => {
    clearInterval(timer);
    return peak === 0 ? undefined : peak / 1024;
  };
}

/** Processes by id, memory in kB. */
async function listProcesses() {
  const ids = (await readdir('/proc').catch(() => [])).map(Number).filter(Number.isInteger);
  const found = await Promise.all(
    ids
      .sort((a, b) => a - b)
      .map(async (id) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
        const field = (/** @type {string} */ name) =>
          Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return { id, parent: field('PPid'), resident: field('VmRSS'), peak: field('VmHWM') };
      }),
  );
  return found;
}
