// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs by browser. The headless shell opens a page in a third of the time that a browser with windows takes. */
export const PROGRAMS = {
  shell: ['chromium-headless-shell'],
  chromium: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  firefox: ['firefox-esr', 'firefox'],
};

/**
 * The first of some programs on the PATH that starts: its path.
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function findOnPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(starts);
}

/**
 * Some systems have a file of this name that only says how to install the browser.
 * @param {string} path
 */
export function starts(path) {
  if (!existsSync(path)) return false;
  // There, a browser opens a window instead of saying its version.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
