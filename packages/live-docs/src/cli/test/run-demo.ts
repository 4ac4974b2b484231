import type { Page } from 'playwright/test';
import type { AxeFault, MarkupDifference } from '../../core/model';
import { checkKeyboard } from './check-keyboard';
import { MOST_SHIFT, onAxe, onHydration, onServer, onShift, onUnready } from './describe-finding';
import type { Finding, Skippable, TestedDemo } from './finding';
import type { DemoSteps } from './read-steps';
import { runSteps } from './run-steps';
import { takePictures, type PictureFailure } from './take-pictures';
import type { Tools } from './load-playwright';
import type { watchPage } from './watch-page';

/** The window: a demo in it is as wide as in a page of a desktop. */
export const WINDOW = { width: 820, height: 900 };

/** Rules of axe that depend on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What a demo is run with. */
export interface RunInput {
  root: string;
  demo: TestedDemo;
  steps: DemoSteps | undefined;
  /** Address of the demo alone. */
  address: string;
  /** Renders it on the server. @throws what the demo throws. */
  render: (id: string) => Promise<string>;
  page: Page;
  take: ReturnType<typeof watchPage>;
  tools: Tools;
  /** A page whose clock is stopped, to take pictures of; absent without pictures. */
  still?: Page | undefined;
  update: boolean;
  skip: readonly Skippable[];
}

/** What was found. */
export interface DemoRun {
  findings: Finding[];
  keys: Record<string, string[]>;
  pictures: PictureFailure[];
  /** True if the page is of no more use. */
  isStuck: boolean;
}

/** Runs all checks of one demo. */
export async function runDemo(input: RunInput): Promise<DemoRun> {
  const { root, demo, steps, address, render, page, take, tools, still, update, skip } = input;
  const findings: Finding[] = [];
  const run: DemoRun = { findings, keys: {}, pictures: [], isStuck: false };
  let markup = '';
  if (!demo.isBrowserOnly) {
    try {
      markup = await render(demo.id);
    } catch (error) {
      findings.push(onServer(error instanceof Error ? `${error.name}: ${error.message}` : String(error)));
    }
  }
  const open = async () => {
    await page.setViewportSize(WINDOW);
    // A step may have chosen something else.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await page.goto(address);
    return page.evaluate<boolean>('probe.settle()');
  };

  take();
  const isReady = await open();
  const { findings: noticed, mismatch } = take();
  findings.push(...noticed);
  if (mismatch !== undefined) {
    const difference = await page.evaluate<MarkupDifference | undefined>(`probe.difference(${JSON.stringify(markup)})`);
    findings.push(onHydration(difference, mismatch));
  }
  if (!isReady) {
    findings.push(onUnready());
    return run;
  }
  const shift = await page.evaluate<number>('probe.layoutShift()');
  if (shift > MOST_SHIFT) findings.push(onShift(shift));
  if (!skip.includes('axe')) findings.push(...(await audit(page, tools.axe)));
  if (!skip.includes('keyboard')) findings.push(...(await checkKeyboard(page)));
  if (steps && !skip.includes('steps')) {
    const { keys, isStuck, findings: failed } = await runSteps(page, steps, tools.expect, open);
    Object.assign(run, { keys, isStuck });
    findings.push(...failed);
  }
  // What steps or the keyboard have caused.
  findings.push(...take().findings);
  if (!run.isStuck) await page.evaluate('localStorage.clear(), sessionStorage.clear()');
  if (still) {
    await still.goto(address);
    const { failures, findings: different } = await takePictures(still, { root, demo: demo.file, update });
    run.pictures = failures;
    findings.push(...different);
  }
  return run;
}

async function audit(page: Page, axe: string): Promise<Finding[]> {
  await page.evaluate(axe);
  const light = await page.evaluate<AxeFault[]>('probe.audit()');
  await page.evaluate('probe.show("dark")');
  const dark = await page.evaluate<AxeFault[]>(`probe.audit(${JSON.stringify(COLOR_RULES)})`);
  await page.evaluate('probe.show("light")');
  return [
    ...byRule(light).map((faults) => onAxe('light', faults)),
    ...byRule(dark).map((faults) => onAxe('dark', faults)),
  ];
}

/** Faults with others of the same rule. */
function byRule(faults: readonly AxeFault[]): AxeFault[][] {
  const rules = new Map<string, AxeFault[]>();
  for (const fault of faults) rules.set(fault.rule, [...(rules.get(fault.rule) ?? []), fault]);
  return [...rules.values()];
}
