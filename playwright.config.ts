import { defineConfig } from '@playwright/test';
import type { SiteOptions } from './tests/e2e/test';

/** Chromium of our own: nothing of it may talk to another host while we count the requests. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig<SiteOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: 'line',
  use: {
    trace: 'off',
    video: 'off',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: flags },
  },
  projects: [
    { name: 'built', testIgnore: '**/dev/**', use: { mode: 'built' } },
    { name: 'dev', grep: /@dev/, use: { mode: 'dev' } },
  ],
});
