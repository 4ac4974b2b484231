// @ts-check
import { dirname } from 'node:path';
import { startFromCheckout } from '../tools/run-command.mjs';
import { removeBuilt } from './measure-build.mjs';

const RUNS = 3;

/**
 * From `npm start` in a checkout with its packages, and without an earlier build, to the first page.
 * @param {Pick<import('../tools/figure.mjs').Bench, 'site' | 'say'>} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureStart({ site, say }) {
  const values = [];
  for (let run = 1; run <= RUNS; run++) {
    await removeBuilt(site);
    const server = await startFromCheckout(dirname(site));
    values.push((Date.now() - server.startedAt) / 1000);
    say(`npm start ${run} of ${RUNS}: ${values.at(-1)?.toFixed(2)} s`);
    await server.stop();
  }
  return [
    {
      name: 'npm start to the first page',
      unit: 's',
      values,
      target: 3.6,
      how: 'bin/start.mjs without caches, process start to the whole of /',
    },
  ];
}
