import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Playwright from 'playwright/test';
import { BuildError } from 'live-playground/model';
import { attempt } from '../../core/node/files/attempt';
import { findOnPath, PROGRAMS } from './installed-browsers.mjs';

const INSTALL = 'npm install --save-dev playwright axe-core';

/** Browsers that Playwright starts, by their names. */
export const BROWSERS = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' } as const;

export type BrowserName = keyof typeof BROWSERS;

/** What a site installs to test its demos. */
export interface Tools {
  playwright: typeof Playwright;
  /** Waits longer than by default, since demos share the machine. */
  expect: typeof Playwright.expect;
  /** Version of Playwright. */
  version: string;
  /** The script of axe-core. */
  axe: string;
}

/** Loads Playwright and axe from the site's packages. @param root its folder. @throws {BuildError} if one is missing. */
export async function loadTools(root: string): Promise<Tools> {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const find = (...names: string[]) => {
    const [file] = names.flatMap((name) => attempt(() => resolve(name)) ?? []);
    if (file !== undefined) return file;
    const [name = ''] = names[0]?.split('/') ?? [];
    throw missing(`"${name}" isn't installed`, `Run "${INSTALL} && npx playwright install chromium"`);
  };
  const entry = find('playwright/test', '@playwright/test');
  const { version }: { version: string } = JSON.parse(
    readFileSync(find('playwright/package.json', '@playwright/test/package.json'), 'utf8'),
  );
  const axe = readFileSync(find('axe-core/axe.min.js'), 'utf8');
  const module: { default: typeof Playwright } = await import(pathToFileURL(entry).href);
  const { default: playwright } = module;
  return { playwright, expect: playwright.expect.configure({ timeout: 10_000 }), version, axe };
}

/** Variables that name another browser than Playwright's own, and programs to use without that. It drives an installed Firefox over WebDriver BiDi. */
const INSTALLED = {
  chromium: { variable: 'CHROMIUM_PATH', programs: [...PROGRAMS.shell, ...PROGRAMS.chromium], options: {} },
  firefox: { variable: 'FIREFOX_PATH', programs: PROGRAMS.firefox, options: { channel: 'moz-firefox' } },
  webkit: { variable: '', programs: [], options: {} },
} as const;

/**
 * Starts a browser: the one that CHROMIUM_PATH or FIREFOX_PATH names, else Playwright's own, else one on the PATH.
 * @param flags more of Chromium's.
 * @throws {BuildError} if there is none.
 */
export async function launch(
  { playwright }: Tools,
  name: BrowserName,
  flags: readonly string[] = [],
): Promise<Playwright.Browser> {
  const { variable, programs, options } = INSTALLED[name];
  const named = process.env[variable];
  const start = (path?: string) =>
    playwright[name].launch({
      ...(path ? { ...options, executablePath: path } : {}),
      // Texts as alike as they get on different machines.
      args: name === 'chromium' ? ['--font-render-hinting=none', '--disable-lcd-text', ...flags] : [],
    });
  try {
    return await start(named);
  } catch (error) {
    if (named) throw missing(`${variable} is ${named}, which doesn't start`, 'Correct it, or leave it out');
    const found = findOnPath(programs);
    const browser = found === undefined ? undefined : await start(found).catch(() => undefined);
    if (browser) return browser;
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    const other = variable && `, or name an installed ${BROWSERS[name]} in ${variable}`;
    throw missing(`${BROWSERS[name]} doesn't start: ${reason}`, `Run "npx playwright install ${name}"${other}`);
  }
}

const missing = (found: string, fix: string) =>
  new BuildError({
    file: 'package.json',
    found,
    expected: 'Playwright, a browser and axe-core to run demos with',
    fix,
  });
