import { expect, test as base } from '@playwright/test';
import { originVariable, SITES, type SiteMode, type SiteName } from './sites';
import { watch } from './watch';

export { expect };
export { checkA11y } from '../../../../tests/support/check-a11y';
export { open } from './open';

export interface SiteOptions {
  /** Whether the tests run against what was built or against the dev server; the project says. */
  mode: SiteMode;
  /** Which site they visit. */
  site: SiteName;
  /** Whether edited code is checked for types. It takes two thirds of an edit's time, so a test that looks at it asks. */
  types: boolean;
  /** Console messages that a test provokes on purpose, by the exact text of their first line or by a pattern. */
  allow: (string | RegExp)[];
}

/** A test that fails on whatever `watch` finds, on any page it opens. */
export const test = base.extend<SiteOptions & { guard: void }>({
  mode: ['built', { option: true }],
  site: ['docs', { option: true }],
  types: [false, { option: true }],
  allow: [[], { option: true }],
  baseURL: async ({ mode, site }, use) => {
    const origin = process.env[originVariable(site, mode)];
    if (!origin) throw new Error(`The global setup has not started ${site} (${mode})`);
    await use(origin + SITES[site].base);
  },
  guard: [
    async ({ context, baseURL, mode, types, allow, javaScriptEnabled }, use) => {
      if (!types) await context.addInitScript(leaveTypesUnchecked);
      const found = watch(context, new URL(baseURL!).origin, mode);
      await use();
      const expected = javaScriptEnabled === false ? [...allow, PRELOADED] : allow;
      const allowed = (text: string) =>
        expected.some((each) => (typeof each === 'string' ? each === text : each.test(text)));
      expect(found.filter(({ text }) => !allowed(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What Chromium says in a page without scripts, after a few seconds, of data that they would have used. */
const PRELOADED = /^The resource \S+ was preloaded using link preload but not used/;

/** Runs in each page: the worker that checks types is one that never answers. */
function leaveTypesUnchecked(): void {
  const silent = { postMessage() {}, terminate() {} };
  window.Worker = new Proxy(Worker, {
    construct: (Real, [address, options]: [string | URL, WorkerOptions?]) =>
      String(address).includes('types-worker') ? Object.assign(new EventTarget(), silent) : new Real(address, options),
  });
}
