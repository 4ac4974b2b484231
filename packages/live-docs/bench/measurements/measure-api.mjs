// @ts-check
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { median } from '../tools/figure.mjs';
import { weighScripts } from '../tools/weigh-scripts.mjs';
import { runCommand } from '../tools/run-command.mjs';

const RUNS = 3;
const CONFIG = 'site.config.ts';
const SWITCH = 'apiParser: true';
const CACHE = '.site/api.json';

/**
 * What the API reference costs: the build that reads the library, held against the build without a reference.
 * @param {Pick<import('../tools/figure.mjs').Bench, 'site' | 'say'>} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureApi({ site, say }) {
  const config = await readFile(join(site, CONFIG), 'utf8');
  if (!config.includes(SWITCH)) throw new Error(`${CONFIG} has no "${SWITCH}"`);
  const without = await buildWith(config.replace(SWITCH, 'apiParser: false'));
  const read = await buildWith(config);
  const seconds = /** @param {{ seconds: number[] }} build */ (build) => median(build.seconds);
  return [
    {
      name: 'API reference, build',
      unit: 's',
      values: read.seconds.map((time) => time - seconds(without)),
      target: 2,
      how: 'live-docs build without .site/api.json, less the median of a build with the parser off',
    },
    {
      name: 'API reference, data of /',
      unit: 'kB',
      values: [(read.bytes - without.bytes) / 1000],
      target: 14,
      how: 'brotli of the scripts and data files that / starts with, less the same with the parser off',
    },
  ];

  /** @param {string} text of the configuration */
  async function buildWith(text) {
    await writeFile(join(site, CONFIG), text);
    const times = [];
    for (let run = 1; run <= RUNS; run++) {
      await rm(join(site, CACHE), { force: true });
      const build = runCommand(site, ['build']);
      const code = await build.exited;
      if (code !== 0) throw new Error(`live-docs build ended with code ${code}:\n${build.output()}`);
      times.push((Date.now() - build.startedAt) / 1000);
      say(`API, ${text === config ? 'on' : 'off'}, build ${run} of ${RUNS}: ${times.at(-1)?.toFixed(2)} s`);
    }
    return { seconds: times, bytes: await weighScripts(join(site, 'dist'), 'index.html') };
  }
}
