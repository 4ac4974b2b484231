import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { expect as Expect, Page } from 'playwright/test';
import { onStep } from './describe-finding';
import type { Finding } from './finding';
import type { DemoSteps } from './read-steps';

/** Milliseconds after which a step counts as stuck. */
const LIMIT = 30_000;

interface StepsRun {
  findings: Finding[];
  /** Keys that each step pressed, by its name. */
  keys: Record<string, string[]>;
  /** True if a step is still running: the page is of no more use. */
  isStuck: boolean;
}

/** Runs a demo's steps, one after the other. @param open loads the demo anew. */
export async function runSteps(
  page: Page,
  { steps, file }: DemoSteps,
  expect: typeof Expect,
  open: () => Promise<unknown>,
): Promise<StepsRun> {
  const run: StepsRun = { findings: [], keys: {}, isStuck: false };
  for (const [name, step] of Object.entries(steps)) {
    await open();
    let timeout: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timeout = setTimeout(() => reject(new Stuck()), LIMIT);
    });
    try {
      await Promise.race([step({ page, demo: page.locator('[data-demo-preview]'), expect }), limit]);
      const keys = await page.evaluate<string[]>('probe.takeKeys()');
      if (keys.length > 0) run.keys[name] = keys;
    } catch (error) {
      const { message, line } = describeError(error, path.posix.basename(file));
      run.findings.push(onStep(name, message, { file, line }));
      run.isStuck = error instanceof Stuck;
    } finally {
      clearTimeout(timeout);
    }
    if (run.isStuck) break;
  }
  return run;
}

class Stuck extends Error {
  override message = `it takes longer than ${LIMIT / 1000} seconds`;
}

/** The message of Playwright on one line, without its log, and the line of the step's file. */
export function describeError(error: unknown, name: string): { message: string; line: number } {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [before = ''] = stripVTControlCharacters(message).split(/\n\s*Call log:/);
  const [, line] = new RegExp(`[\\\\/]${name.replaceAll('.', '\\.')}:(\\d+)`).exec(stack) ?? [];
  return { message: before.trim().replace(/\s*\n\s*/g, '; '), line: Number(line ?? 1) };
}
