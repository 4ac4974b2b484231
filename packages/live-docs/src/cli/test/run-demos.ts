import type { Browser, BrowserContext, Page } from 'playwright/test';
import type { Skippable, TestedDemo } from './finding';
import { judge, type DemoResult } from './judge';
import type { Tools } from './load-playwright';
import { readSteps } from './read-steps';
import { runDemo, WINDOW } from './run-demo';
import { onStep } from './describe-finding';
import { watchPage } from './watch-page';
import { BuildError } from 'live-playground/model';

/** What demos are run with. */
export interface RunnerInput {
  root: string;
  demos: readonly TestedDemo[];
  tools: Tools;
  browser: Browser;
  /** Address of the site that serves demos with their markup, and its origin. */
  site: { address: string; origin: string };
  render: (id: string) => Promise<string>;
  /** Script that each page gets first. */
  probe: string;
  pictures: boolean;
  update: boolean;
  skip: readonly Skippable[];
  /** How many demos run at once. */
  workers: number;
  report: (result: DemoResult) => void;
}

/** Where pictures stop time. */
const STILL = new Date('2026-01-01T12:00:00Z');

/** Pages of one worker. */
interface Pages {
  page: Page;
  take: ReturnType<typeof watchPage>;
  still: Page | undefined;
  close(): Promise<unknown>;
}

/** Runs demos in one browser, several at once. Each worker loads one after the other into its page. */
export async function runDemos(input: RunnerInput): Promise<DemoResult[]> {
  const results = new Map<string, DemoResult>();
  const queue = input.demos.values();
  const work = async () => {
    let pages = await openPages(input);
    for (const demo of queue) {
      const started = performance.now();
      const { isStuck, ...result } = await runOne(input, pages, demo);
      const done = { ...result, milliseconds: Math.round(performance.now() - started) };
      results.set(demo.id, done);
      input.report(done);
      if (isStuck) {
        await pages.close();
        pages = await openPages(input);
      }
    }
    await pages.close();
  };
  await Promise.all(Array.from({ length: Math.min(input.workers, input.demos.length) }, work));
  return input.demos.flatMap(({ id }) => results.get(id) ?? []);
}

async function openPages({ browser, site, probe, pictures }: RunnerInput): Promise<Pages> {
  const open = async (prepare?: (context: BrowserContext) => Promise<void>) => {
    const context = await browser.newContext({
      viewport: WINDOW,
      colorScheme: 'light',
      locale: 'en-US',
      // What a site stores for readers who are offline isn't part of a demo.
      serviceWorkers: 'block',
    });
    await context.addInitScript(probe);
    await prepare?.(context);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    return page;
  };
  const page = await open();
  const still = pictures ? await open((context) => context.clock.setFixedTime(STILL)) : undefined;
  const close = () => Promise.all([page.context().close(), still?.context().close()]);
  return { page, take: watchPage(page, site.origin), still, close };
}

async function runOne(
  { root, tools, site, render, update, skip }: RunnerInput,
  { page, take, still }: Pages,
  demo: TestedDemo,
): Promise<Omit<DemoResult, 'milliseconds'> & { isStuck: boolean }> {
  try {
    const steps = await readSteps(root, demo.file);
    const address = `${site.address}~demos/${encodeURIComponent(demo.id)}`;
    const { findings, ...run } = await runDemo({
      root,
      demo,
      steps,
      address,
      render,
      page,
      take,
      tools,
      still,
      update,
      skip,
    });
    return { demo, ...judge(findings, demo, steps, skip.length === 0), ...run };
  } catch (error) {
    const problems = error instanceof BuildError ? error.problems : [];
    const other = onStep('arrival', error instanceof Error ? error.message : String(error), undefined);
    const { problems: others } = judge(problems.length > 0 ? [] : [other], demo, undefined);
    return { demo, problems: [...problems, ...others], known: [], needless: [], keys: {}, pictures: [], isStuck: true };
  }
}
