import { BuildError } from 'live-playground/model';
import type { Page } from 'playwright/test';
import type { MarkupDifference } from '../../core/model';
import type { ShownPart } from '../../core/node/feature/feature';
import { audit } from './audit';
import { checkKeyboard } from './check-keyboard';
import { MOST_SHIFT, find, firstLine, type Finding, type Skippable } from './findings';
import { findUnseen, findUnstepped } from './find-unseen';
import { judge, type DemoResult } from './judge';
import type { Tools } from './load-playwright';
import { WINDOW, type Pages } from './open-pages';
import { onPicture, takePictures } from './pictures';
import { readSteps, runPlay, runSteps, type DemoSteps } from './steps';
import type { TestedDemo } from './tested-demo';

/**
 * Runs demos in one browser, several at once. Each worker loads one after the other into its page.
 * @param open opens the pages of a worker. @param report called with each result as it's there.
 */
export async function runDemos(
  demos: readonly TestedDemo[],
  workers: number,
  input: RunInput,
  open: () => Promise<Pages>,
  report: (result: DemoResult) => void,
): Promise<DemoResult[]> {
  const results: DemoResult[] = [];
  const queue = demos.entries();
  const work = async () => {
    let pages = await open();
    for (const [at, demo] of queue) {
      const started = performance.now();
      const { isStuck, ...result } = await runOne(input, pages, demo);
      const done = { ...result, milliseconds: Math.round(performance.now() - started) };
      results[at] = done;
      report(done);
      if (isStuck) {
        await pages.close();
        pages = await open();
      }
    }
    await pages.close();
  };
  await Promise.all(Array.from({ length: Math.min(workers, demos.length) }, work));
  return results;
}

async function runOne(
  input: RunInput,
  pages: Pages,
  demo: TestedDemo,
): Promise<Omit<DemoResult, 'milliseconds'> & { isStuck: boolean }> {
  try {
    const steps = await readSteps(input.root, demo);
    const { findings, ...run } = await runDemo(input, pages, demo, steps);
    return { demo, ...judge(findings, demo, steps, input.skip.length === 0), ...run };
  } catch (error) {
    const failed = { demo, known: [], needless: [], keys: {}, pictures: [], isStuck: true };
    if (error instanceof BuildError) return { ...failed, problems: error.problems };
    const message = error instanceof Error ? error.message : String(error);
    return { ...failed, ...judge([find('steps', `fails at "arrival": ${message}`)], demo) };
  }
}

interface RunInput {
  root: string;
  tools: Tools;
  /** Address of the site that serves demos with their markup. */
  address: string;
  /** Renders a demo on the server. @throws what the demo throws. */
  render: (id: string) => Promise<string>;
  /** Builds what `play` of stories needs, once one has it. */
  playTools: () => Promise<string | undefined>;
  update: boolean;
  skip: readonly Skippable[];
  /** What demos have to show, of all of them. */
  shown: readonly ShownPart[];
}

/** What was found. `isStuck` is true if the page is of no more use. */
type DemoRun = Pick<DemoResult, 'keys' | 'pictures'> & { findings: Finding[]; isStuck: boolean };

async function runDemo(
  { root, tools, address, render, playTools, update, skip, shown }: RunInput,
  { page, take, still }: Pages,
  demo: TestedDemo,
  steps: DemoSteps | undefined,
): Promise<DemoRun> {
  const findings: Finding[] = [];
  const run: DemoRun = { findings, keys: {}, pictures: [], isStuck: false };
  const url = `${address}~demos/${encodeURIComponent(demo.id)}`;
  const markup = demo.isBrowserOnly
    ? ''
    : await render(demo.id).catch((error: unknown) => {
        findings.push(find('server', `fails on the server: ${firstLine(String(error))}`));
        return '';
      });
  const open = () => openDemo(page, url);

  take();
  const isReady = await open();
  const { findings: noticed, mismatch } = take();
  findings.push(...noticed);
  if (mismatch !== undefined) {
    const difference = await page.evaluate<MarkupDifference | undefined>(`probe.difference(${JSON.stringify(markup)})`);
    const found = difference
      ? `renders something else in the browser than on the server: ${difference.browser} instead of ${difference.server}`
      : `isn't hydrated: ${firstLine(mismatch)}`;
    findings.push(find('hydration', found));
  }
  if (!isReady) {
    findings.push(NOT_READY);
    return run;
  }
  const late = shown.filter((one) => one.demo === demo.id && one.when !== undefined);
  const onArrival = late.filter(({ when }) => when === 'arrival');
  findings.push(...(await findUnseen(page, onArrival)));
  const shift = await page.evaluate<number>('probe.layoutShift()');
  if (shift > MOST_SHIFT) findings.push(find('shift', `moves when it arrives: layout shift ${shift.toFixed(3)}`));
  if (!skip.includes('axe')) findings.push(...(await audit(page, page, tools.axe)));
  if (!skip.includes('keyboard')) findings.push(...(await checkKeyboard(page)));
  if (!skip.includes('steps')) findings.push(...findUnstepped(late, steps?.steps));
  if (steps && !skip.includes('steps')) {
    // The first step has the page as it arrived, if nothing has touched it.
    let isFresh = skip.includes('axe') && skip.includes('keyboard');
    const openAnew = async () => {
      if (!isFresh) await open();
      isFresh = false;
    };
    const { findings: failed, ...others } = await runSteps(page, steps, tools.expect, openAnew, late);
    Object.assign(run, others);
    findings.push(...failed);
  }
  if (!run.isStuck && !skip.includes('steps') && (await page.evaluate<boolean>('probe.play !== undefined'))) {
    await open();
    const played = await runPlay(page, playTools);
    run.isStuck = played.isStuck;
    findings.push(...played.findings);
  }
  // What steps or the keyboard have caused.
  findings.push(...take().findings);
  if (!run.isStuck) await page.evaluate('localStorage.clear(), sessionStorage.clear()');
  if (still) {
    await still.goto(url);
    run.pictures = await takePictures(still, root, demo, update);
    findings.push(...run.pictures.map(onPicture));
  }
  return run;
}

/** Loads a demo. @returns false if it isn't ready in time. */
export async function openDemo(page: Page, url: string): Promise<boolean> {
  await page.setViewportSize(WINDOW);
  // A step may have chosen something else.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.goto(url);
  return page.evaluate<boolean>('probe.settle()');
}

export const NOT_READY: Finding = {
  check: 'log',
  rule: 'log',
  found: "isn't ready after ten seconds",
  expected: 'a demo that React has rendered',
  fix: 'Open its page and look at the console',
};
