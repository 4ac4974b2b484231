// @ts-check
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { median } from '../tools/figure.mjs';
import { weighScripts } from '../tools/weigh-scripts.mjs';
import { runCommand } from '../tools/run-command.mjs';

const RUNS = 3;
const CONFIG = 'site.config.ts';
const SWITCH = 'apiParser: true';

/**
 * What the API reference costs: the build with it, with and without what was kept of the last one, held against the
 * build without it.
 * @param {Pick<import('../tools/figure.mjs').Bench, 'site' | 'say'>} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureApi({ site, say }) {
  const config = await readFile(join(site, CONFIG), 'utf8');
  if (!config.includes(SWITCH)) throw new Error(`${CONFIG} has no "${SWITCH}"`);
  const without = await buildWith(config.replace(SWITCH, 'apiParser: false'), false);
  const cold = await buildWith(config, false);
  const warm = await buildWith(config, true);
  const seconds = /** @param {{ seconds: number[] }} build */ (build) => median(build.seconds);
  return [
    {
      name: 'API reference, cold build',
      unit: 's',
      values: cold.seconds.map((time) => time - seconds(without)),
      target: 2.5,
      how: 'live-docs build without .site/api.json, less the median of a build with the parser off',
    },
    {
      name: 'API reference, warm build',
      unit: 's',
      values: warm.seconds.map((time) => time - seconds(without)),
      how: 'the same with .site/api.json in place',
    },
    {
      name: 'API reference, data of /',
      unit: 'kB',
      values: [(warm.bytes - without.bytes) / 1000],
      target: 14,
      how: 'brotli of the scripts that / starts with, less the same with the parser off',
    },
  ];

  /**
   * @param {string} text of the configuration
   * @param {boolean} keep what was read by the build before
   */
  async function buildWith(text, keep) {
    await writeFile(join(site, CONFIG), text);
    const times = [];
    for (let run = 1; run <= RUNS; run++) {
      if (!keep) await rm(join(site, '.site/api.json'), { force: true });
      const build = runCommand(site, ['build']);
      const code = await build.exited;
      if (code !== 0) throw new Error(`live-docs build ended with code ${code}:\n${build.output()}`);
      times.push((Date.now() - build.startedAt) / 1000);
      say(
        `API, ${text === config ? (keep ? 'warm' : 'cold') : 'off'}, build ${run} of ${RUNS}: ${times.at(-1)?.toFixed(2)} s`,
      );
    }
    return { seconds: times, bytes: await weighScripts(join(site, 'dist'), 'index.html') };
  }
}
