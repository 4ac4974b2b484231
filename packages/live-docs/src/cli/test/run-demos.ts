import { BuildError } from 'live-playground/model';
import { find } from './findings';
import { judge, type DemoResult } from './judge';
import type { Pages } from './open-pages';
import { runDemo, type RunInput } from './run-demo';
import { readSteps } from './steps';
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
  const results = new Map<string, DemoResult>();
  const queue = demos.values();
  const work = async () => {
    let pages = await open();
    for (const demo of queue) {
      const started = performance.now();
      const { isStuck, ...result } = await runOne(input, pages, demo);
      const done = { ...result, milliseconds: Math.round(performance.now() - started) };
      results.set(demo.id, done);
      report(done);
      if (isStuck) {
        await pages.close();
        pages = await open();
      }
    }
    await pages.close();
  };
  await Promise.all(Array.from({ length: Math.min(workers, demos.length) }, work));
  return demos.flatMap(({ id }) => results.get(id) ?? []);
}

async function runOne(
  input: RunInput,
  pages: Pages,
  demo: TestedDemo,
): Promise<Omit<DemoResult, 'milliseconds'> & { isStuck: boolean }> {
  try {
    const steps = await readSteps(input.root, demo.file);
    const { findings, ...run } = await runDemo(input, pages, demo, steps);
    return { demo, ...judge(findings, demo, steps, input.skip.length === 0), ...run };
  } catch (error) {
    const failed = { demo, known: [], needless: [], keys: {}, pictures: [], isStuck: true };
    if (error instanceof BuildError) return { ...failed, problems: error.problems };
    const message = error instanceof Error ? error.message : String(error);
    return { ...failed, ...judge([find('steps', `fails at "arrival": ${message}`)], demo) };
  }
}
