import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { TEST_FLAGS, UNWANTED_FLAGS } from './bin/lib/find-browser.mjs';
import type { SiteOptions } from './packages/live-docs/tests/e2e/test';
import { ALL } from './packages/live-docs/tests/scope';

export default defineConfig<SiteOptions>({
  testDir: '.',
  testMatch: '{packages/*,site}/tests/e2e/**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './packages/live-docs/tests/e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // More than there are cores, since tests often wait for a timer or for the browser.
  workers: '150%',
  grepInvert: ALL ? undefined : /@all/,
  // A test that needs a second try is a fault.
  retries: 0,
  // Ends a test that hangs. Some build a site, and a busy machine takes several times as long as a free one.
  timeout: 300_000,
  // The dev server compiles what a page asks for first while both workers are busy.
  expect: { timeout: 60_000 },
  reporter: 'line',
  use: {
    // As long as something is expected to take at most: what can't be pressed says so, and doesn't take the test's whole time.
    actionTimeout: 60_000,
    trace: 'off',
    video: 'off',
    // Playwright sees no request that a service worker makes.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: TEST_FLAGS,
      ignoreDefaultArgs: UNWANTED_FLAGS,
    },
  },
  projects: [
    // First, as they take the longest: no core waits for them at the end. One at a time, since their server can't do more, and
    // a worker that turns to another project starts anew, with its browser.
    {
      name: 'dev',
      ...(ALL ? {} : { workers: 1 }),
      // What is the same code in both is tried on the built site alone: `@dev-all` runs here in `npm run test:all`.
      grep: ALL ? /@dev/ : /@dev(?!-all)/,
      use: { mode: 'dev' },
    },
    { name: 'built', testIgnore: '**/dev/**', use: { mode: 'built' } },
    // A stock Firefox, where one is installed: what Playwright can't do with it is answered without effect.
    ...(process.env.FIREFOX_PATH
      ? [
          {
            name: 'firefox',
            grep: /@firefox/,
            use: {
              mode: 'built' as const,
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: path.resolve('packages/live-docs/tests/e2e/firefox/stock-firefox.mjs'),
                env: { ...process.env, STOCK_FIREFOX: process.env.FIREFOX_PATH },
              },
            },
          },
        ]
      : []),
    // Playwright's own, which shows what Safari does on a Mac alone: `npx playwright install webkit`.
    ...(process.env.TEST_WEBKIT === '1'
      ? [
          {
            name: 'webkit',
            grep: /@webkit/,
            use: { mode: 'built' as const, browserName: 'webkit' as const, launchOptions: {} },
          },
        ]
      : []),
  ],
});
