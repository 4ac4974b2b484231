// @ts-check
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { median } from '../tools/figure.mjs';
import { buildAgain, buildOnce } from './measure-build.mjs';

const RUNS = 3;
/** What a build has read of the library, for the next one. */
const RECORD = '.site/api.json';

/**
 * What reading the library costs a build: without the record of what was read, and with it, in turns.
 * @param {Pick<import('../tools/figure.mjs').Bench, 'site' | 'say'>} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureApi({ site, say }) {
  await buildOnce(site);
  /** @type {{ read: number[], known: number[] }} */
  const seconds = { read: [], known: [] };
  for (let run = 1; run <= RUNS; run++) {
    await rm(join(site, RECORD));
    for (const times of [seconds.read, seconds.known]) times.push((await buildAgain(site)).took);
    say(`API, build ${run} of ${RUNS}: ${seconds.read.at(-1)?.toFixed(2)} s, ${seconds.known.at(-1)?.toFixed(2)} s`);
  }
  const known = median(seconds.known);
  return [
    {
      name: 'API reference, build',
      unit: 's',
      values: seconds.read.map((time) => time - known),
      target: 2,
      how: `live-docs build without ${RECORD}, less the median of those with it`,
    },
  ];
}
