// @ts-check
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../tools/run-command.mjs';
import { watchMemory } from '../tools/watch-memory.mjs';

const RUNS = 3;
const BUILT_OR_CACHED = ['dist', '.site'];

/**
 * A build from nothing: no caches, no earlier output.
 * @param {Pick<import('../tools/figure.mjs').Bench, 'site' | 'say'>} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureBuild({ site, say }) {
  const seconds = [];
  const megabytes = [];
  for (let run = 1; run <= RUNS; run++) {
    const { took, memory } = await buildOnce(site);
    say(`build ${run} of ${RUNS}: ${took.toFixed(2)} s`);
    seconds.push(took);
    if (memory !== undefined) megabytes.push(memory);
  }
  return [
    {
      name: 'cold build, time',
      unit: 's',
      values: seconds,
      target: 4.1,
      how: 'live-docs build without caches, start to exit',
    },
    {
      name: 'cold build, memory',
      unit: 'MB',
      values: megabytes,
      target: 600,
      how: 'peak resident memory of the process tree',
    },
  ];
}

/**
 * Deletes what builds have written.
 * @param {string} site
 */
export async function removeBuilt(site) {
  for (const path of BUILT_OR_CACHED) await rm(join(site, path), { recursive: true, force: true });
}

/**
 * A build from nothing.
 * @param {string} site
 */
export async function buildOnce(site) {
  await removeBuilt(site);
  return buildAgain(site);
}

/**
 * A build with what earlier ones have left.
 * @param {string} site
 */
export async function buildAgain(site) {
  const run = runCommand(site, ['build']);
  const stopWatching = watchMemory(run.pid);
  const code = await run.exited;
  const took = (Date.now() - run.startedAt) / 1000;
  const memory = stopWatching();
  if (code !== 0) throw new Error(`live-docs build ended with code ${code}:\n${run.output()}`);
  return { took, memory };
}
