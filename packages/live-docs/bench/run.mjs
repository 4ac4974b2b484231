// @ts-check
import { existsSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureApi } from './measurements/measure-api.mjs';
import { buildOnce, measureBuild } from './measurements/measure-build.mjs';
import { measureDevEdit } from './measurements/measure-dev-edit.mjs';
import { measureDevStart } from './measurements/measure-dev-start.mjs';
import { measureExport } from './measurements/measure-export.mjs';
import { measureFirstVisit } from './measurements/measure-first-visit.mjs';
import { measureFloor } from './measurements/measure-floor.mjs';
import { measureGrowth } from './measurements/measure-growth.mjs';
import { measureLayoutShift } from './measurements/measure-layout-shift.mjs';
import { measureLiveEdit } from './measurements/measure-live-edit.mjs';
import { measureLiveEndless } from './measurements/measure-live-endless.mjs';
import { measureLiveOpen } from './measurements/measure-live-open.mjs';
import { measurePageTurn } from './measurements/measure-page-turn.mjs';
import { measureScrolling } from './measurements/measure-scrolling.mjs';
import { measureSearch } from './measurements/measure-search.mjs';
import { measureStart } from './measurements/measure-start.mjs';
import { measureTypes } from './measurements/measure-types.mjs';
import { measureTransfer } from './measurements/measure-transfer.mjs';
import { copyCheckout } from './tools/copy-checkout.mjs';
import { formatFigures } from './tools/figure.mjs';
import { openBrowser } from './tools/open-browser.mjs';
import { startServer } from './tools/run-command.mjs';

const BUILD = { api: measureApi, build: measureBuild, start: measureStart, growth: measureGrowth, floor: measureFloor };
const SERVED = {
  'transfer': measureTransfer,
  'first-visit': measureFirstVisit,
  'page-turn': measurePageTurn,
  'layout-shift': measureLayoutShift,
  'search': measureSearch,
  'scrolling': measureScrolling,
  'export': measureExport,
  'live-open': measureLiveOpen,
  'live-edit': measureLiveEdit,
  'live-endless': measureLiveEndless,
  'types': measureTypes,
};
const DEV = { 'dev-start': measureDevStart, 'dev-edit': measureDevEdit };
const NAMES = [BUILD, SERVED, DEV].flatMap((group) => Object.keys(group));

const USAGE = `npm run bench -- [--only ${NAMES.join('|')}] [--json file] [--checkout folder] [--compare folder]
--only takes several names, separated by commas. See bench/README.md.`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    json: { type: 'string' },
    checkout: { type: 'string' },
    compare: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const chosen = options.only?.split(',') ?? NAMES;
const unknown = chosen.filter((name) => !NAMES.includes(name));
if (options.help || unknown.length) {
  if (unknown.length) console.error(`There is no measurement '${unknown.join("', '")}'.`);
  console.error(USAGE);
  process.exit(options.help ? 0 : 1);
}

const startedAt = Date.now();
/** @param {string} text */
const say = (text) => console.error(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${text}`);
/** @type {import('./tools/figure.mjs').Figure[]} */
const figures = [];

// Ending early must end the servers and remove the copy too: both hang on the exit.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
say('copying the checkout to a temporary folder');
const site = await copySite(options.checkout ?? fileURLToPath(new URL('../../..', import.meta.url)));
const compared = options.compare === undefined ? undefined : await copySite(options.compare);
const browser = await openBrowser();
const machine = `${availableParallelism()} x ${cpus()[0]?.model.trim()}, Node ${process.version}, Chromium ${browser.version()}, load ${loadavg()[0]?.toFixed(1)} at the start`;
try {
  await measureBuilding();
  await measureServed();
  await measureDeveloping();
} finally {
  await browser.close();
}
console.log(`${machine}\n\n${formatFigures(figures)}`);
if (options.json) await writeFile(options.json, `${JSON.stringify({ machine, figures }, null, 2)}\n`);

/**
 * Copies a checkout until this process ends. @returns the folder of its site.
 * @param {string} checkout
 */
async function copySite(checkout) {
  const copy = await copyCheckout(resolve(checkout));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  const folder = join(copy, 'site');
  return existsSync(folder) ? folder : copy;
}

/**
 * Builds and serves the other checkout, for measurements that compare.
 * @param {string} folder
 */
async function serveCompared(folder) {
  say('building the site to compare with');
  await buildOnce(folder);
  const server = await startServer(folder, 'preview');
  return { name: basename(resolve(options.compare ?? '')), ...server };
}

async function measureBuilding() {
  for (const [name, measure] of Object.entries(BUILD)) {
    if (chosen.includes(name)) figures.push(...(await measure({ site, say })));
  }
}

async function measureServed() {
  const measures = Object.entries(SERVED).filter(([name]) => chosen.includes(name));
  if (measures.length === 0) return;
  if (!chosen.includes('build')) {
    say('building the site');
    await buildOnce(site);
  }
  const server = await startServer(site, 'preview');
  const other = compared === undefined ? undefined : await serveCompared(compared);
  try {
    const input = { site, browser, origin: server.origin, ...(other ? { compared: other } : {}), say };
    for (const [, measure] of measures) figures.push(...(await measure(input)));
  } finally {
    await server.stop();
    await other?.stop();
  }
}

async function measureDeveloping() {
  for (const [name, measure] of Object.entries(DEV)) {
    if (chosen.includes(name)) figures.push(...(await measure({ site, browser, say })));
  }
}
