// @ts-check
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '../../../../bin/lib/find-browser.mjs';

/** Opens the Chromium that the tests use. */
export async function openBrowser() {
  return chromium.launch({ args: BROWSER_FLAGS, executablePath: await ensureBrowser() });
}
