/** What a demo's steps import: `simple.test.ts` beside `simple.tsx`. `live-docs test` runs them. */
import type { expect, Locator, Page } from 'playwright/test';

/** What each step gets. */
export interface StepTools {
  /** The page with the demo alone, loaded anew for each step. */
  page: Page;
  /** The element around the demo. */
  demo: Locator;
  expect: typeof expect;
}

/** Steps by what they show: `'three clicks, and the cell says 3'`. Export them as `steps`. */
export type Steps = Record<string, (tools: StepTools) => Promise<void>>;

/**
 * Known violations, each with its reason. A name is the id of a rule of axe, or `server`, `hydration`, `log`, `request`, `keyboard` or
 * `shift`. Export them as `allow`.
 */
export type Allowed = Record<string, string>;
