// @ts-check
import { readFile } from 'node:fs/promises';

const INTERVAL = 100;

/**
 * Watches the resident memory of a process with its descendants, where the system has `/proc`.
 * @param {number} root process id
 * @returns {() => number | undefined} ends the watch and answers the peak in MB
 */
export function watchMemory(root) {
  let peak = 0;
  const timer = setInterval(async () => {
    const [own, ...others] = await readTree(root);
    const sum = [own, ...others].reduce((total, one) => total + (one?.resident ?? 0), 0);
    peak = Math.max(peak, sum, own?.peak ?? 0);
  }, INTERVAL);
  return () => {
    clearInterval(timer);
    return peak === 0 ? undefined : peak / 1024;
  };
}

/**
 * A process and its descendants, memory in kB. Reads these alone: all of a machine's would keep a core busy.
 * @param {number} id
 * @returns {Promise<{ resident: number, peak: number }[]>}
 */
async function readTree(id) {
  const read = (/** @type {string} */ name) => readFile(`/proc/${id}/${name}`, 'utf8').catch(() => '');
  const [status, children] = await Promise.all([read('status'), read(`task/${id}/children`)]);
  const field = (/** @type {string} */ name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  const below = await Promise.all(children.split(' ').map(Number).filter(Boolean).map(readTree));
  return [{ resident: field('VmRSS'), peak: field('VmHWM') }, ...below.flat()];
}
