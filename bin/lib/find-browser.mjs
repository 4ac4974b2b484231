// @ts-check
import { existsSync, statfsSync } from 'node:fs';
import { run, runPackage } from './run.mjs';

/** For tests and measurements: nothing of Chromium's own may talk to another host while requests are counted. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // As in a reader's browser: a frame of another origin doesn't stop the page.
  '--site-per-process',
];

/**
 * What makes a test cheaper, and measurements unlike a reader's browser: no process is started before a page needs it. The
 * rest is what Playwright leaves out by itself, because the last list of features replaces the others.
 */
export const TEST_FLAGS = [
  ...BROWSER_FLAGS,
  '--disable-features=SpareRendererForSitePerProcess,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,PreconnectToSearch',
];

/** Playwright keeps shared memory on the disk, since containers may have little. Where there is enough, that is slower. */
export const UNWANTED_FLAGS = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];

function hasSharedMemory() {
  try {
    const { bsize, bavail } = statfsSync('/dev/shm');
    return bsize * bavail > 2 ** 30;
  } catch {
    return false;
  }
}

/**
 * A browser that starts: its path, or none for the one that Playwright finds by itself.
 * @typedef {{ path?: string }} Browser
 */

/**
 * A way to a browser, which may have to be installed first.
 * @typedef {{ install?: () => Promise<void>, find: () => Promise<Browser | undefined> }} Way
 */

/**
 * The headless shell opens a page in a third of the time that a browser with windows takes. So it's
 * installed beside such a browser, which is used only where that fails.
 * @type {Way[]}
 */
const WAYS = [
  { find: findShell },
  { install: () => installFromDebian('chromium-headless-shell'), find: findShell },
  { install: installFromPlaywright, find: findShell },
  { find: findWindowed },
  { install: () => installFromDebian('chromium'), find: findWindowed },
];

/**
 * The path of a Chromium that starts: the one in CHROMIUM_PATH, or else the first that a way leads to. Ends the process and
 * says what to do if there is none.
 * @param {Way[]} [ways]
 * @returns {Promise<string | undefined>} nothing for Playwright's own
 */
export async function ensureBrowser(ways = WAYS) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if ((await installed()).starts(named)) return named;
    console.error(`CHROMIUM_PATH is ${named}, which does not start. Correct it or leave it out.`);
    process.exit(1);
  }
  for (const { install, find } of ways) {
    await install?.();
    const found = await find();
    if (found) return found.path;
  }
  console.error(
    '\nThe end-to-end tests need Chromium, and none could be installed. Install Chromium or Google Chrome,\n' +
      'put it on the PATH or name it in CHROMIUM_PATH, and run "npm test" again.',
  );
  process.exit(1);
}

/**
 * The path of a stock Firefox that starts: the one in FIREFOX_PATH, or on the PATH. None is installed.
 * @returns {Promise<string | undefined>}
 */
export async function findFirefox() {
  const { findOnPath, PROGRAMS, starts } = await installed();
  const named = process.env.FIREFOX_PATH;
  return named ? [named].find(starts) : findOnPath(PROGRAMS.firefox);
}

/** What `live-docs test` finds browsers with, so that both find the same. */
const installed = () => import('../../packages/live-docs/src/cli/test/installed-browsers.mjs');

/** @returns {Promise<Browser | undefined>} */
async function findShell() {
  const { chromium } = await import('@playwright/test');
  try {
    await (await chromium.launch()).close();
    return {};
  } catch {
    const { findOnPath, PROGRAMS } = await installed();
    const path = findOnPath(PROGRAMS.shell);
    return path === undefined ? undefined : { path };
  }
}

/** @returns {Promise<Browser | undefined>} */
async function findWindowed() {
  const { findOnPath, PROGRAMS } = await installed();
  const path = findOnPath(PROGRAMS.chromium);
  return path === undefined ? undefined : { path };
}

/**
 * Without what Debian recommends beside a browser: two thirds of the packages, printing and file servers among them.
 * @param {string} name of the package; older releases have none of the shell
 */
async function installFromDebian(name) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', name];
  console.log(`Installing Chromium: apt-get ${install.join(' ')}`);
  if ((await run('apt-get', ['update'], env)) === 0) await run('apt-get', install, env);
}

async function installFromPlaywright() {
  console.log('Installing Chromium: npx playwright install --only-shell chromium');
  await runPackage('@playwright/test', ['install', '--only-shell', 'chromium']);
}
