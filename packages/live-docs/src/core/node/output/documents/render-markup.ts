import { existsSync, readFileSync } from 'node:fs';
import { BuildError } from 'live-playground/model';
import { NOT_A_COMPONENT, type Problem, type RenderedPage, type ServerPage } from '../../../model';
import { keepResult } from '../../snapshot/kept-results';
import { entriesOf, inAllLanguages, type Entry, type Snapshot } from '../../snapshot/snapshot';
import type { PageDemo } from '../../compile/markdown/page-output';
import { distinctProblems } from '../../files/distinct-problems';
import { once } from '../../files/files';
import { shortHash } from '../../files/hash-text';
import { keptFiles, writeWhole } from '../../files/kept-files';
import { atOrigin } from '../../files/made-files';
import { toPosix } from '../../files/paths';
import { pageText } from '../data/page-files';
import { drawPicture } from '../../compile/pictures/draw-picture';
import { askFeatures } from '../../feature/features-of';
import { unbuilt } from '../../feature/view-site';
import { findUnshown } from './find-unshown';
import { TOO_LONG, type Renderer } from './start-render-thread';

/** Markup of a site. It names no file of the browser's bundle, so it's rendered beside the bundling. */
export interface Markup {
  /** A page; `null` stands for the 404 page. */
  pageOf(path: string | null): RenderedPage;
  /** The picture of each demo, by its id: an SVG `symbol`. */
  pictures: ReadonlyMap<string, string>;
  /** What keeps demos from being rendered on the server: they're rendered in browsers alone. */
  problems: Problem[];
}

/**
 * Renders every page and demo that no build before has rendered with the same bundle. A page has no markup of a demo that throws.
 * @param bundle names the server's bundle by its content.
 * @param folder where pages and demos are kept, since a large site's would fill the memory, and for the next build.
 * @throws {BuildError} naming each page that throws, and what demos don't show that they should.
 */
export async function renderMarkup(
  snapshot: Snapshot,
  server: Renderer,
  bundle: string,
  folder: string,
): Promise<Markup> {
  const kept = keepMarkup(folder, bundle);
  const keepDemo = (id: string) =>
    kept.keep({ demo: id }, async () => ({ rendered: await server.renderDemo(id), isWhole: true }));
  const renderer = failOnce({ ...server, renderDemo: async (id) => readKept<string>(await keepDemo(id)) });
  const { demos, config } = snapshot;
  const files = new Map<string | null, string>();
  const drawn = new Map<string, string>();
  const problems = new Map<string, Problem>();
  const shown = askFeatures(snapshot, (parts) => parts.shows?.(unbuilt(snapshot)));
  await runAll([
    ...inAllLanguages(snapshot).flatMap((local) =>
      [...local.pages.values()].map((entry) => async () => {
        const { text, sidebar } = pageText(snapshot, local, entry);
        const said = { ...text, meta: { ...text.meta, sidebar } };
        files.set(entry.path, await kept.keep(said, () => renderPage(local, renderer, entry, said)));
      }),
    ),
    async () => {
      const render = () => renderer.renderPage(null).catch((error: unknown) => blamePage('404.html', error));
      files.set(null, await kept.keep(null, async () => ({ rendered: await render(), isWhole: true })));
    },
    ...[...demos.values()].map((demo) => async () => {
      const { markup, problem } = await renderDemo(snapshot, renderer, demo, demo.entry);
      const draw = () => drawPicture(demo.id, markup, config.pictures);
      // Nobody knows what a reader of the site's own depends on, unless its sources are known.
      const isKnown = !config.pictures || config.sources;
      drawn.set(demo.id, isKnown ? keepResult(snapshot, 'picture', [demo.id, markup], draw) : draw());
      if (problem) problems.set(demo.id, problem);
      const unshown = problem ? [] : findUnshown(demo.id, shown, markup);
      if (unshown.length > 0) throw new BuildError(unshown);
    }),
  ]);
  kept.prune();
  const pictures = new Map([...demos.keys()].map((id) => [id, drawn.get(id)!]));
  return {
    pageOf: (page) => readKept(files.get(page)!),
    pictures,
    problems: [...demos.keys()].flatMap((id) => problems.get(id) ?? []),
  };
}

/** Keeps what is rendered, each in a file. @param bundle what it's rendered with. */
function keepMarkup(folder: string, bundle: string) {
  const { use, prune } = keptFiles(folder);
  return {
    /**
     * @param what tells it from all else that is rendered with the bundle.
     * @param render says whether it's whole: what failed may not fail the next time.
     * @returns the file that it's in, as JSON.
     */
    async keep<T>(what: unknown, render: () => Promise<{ rendered: T; isWhole: boolean }>): Promise<string> {
      const hash = shortHash(JSON.stringify([bundle, what]));
      const whole = use(`${hash}.json`);
      if (existsSync(whole)) return whole;
      const { rendered, isWhole } = await render();
      const file = isWhole ? whole : use(`${hash}.part.json`);
      writeWhole(file, JSON.stringify(rendered));
      return file;
    },
    prune,
  };
}

const readKept = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Renders no demo again that has failed: that may take as long as a demo may wait. */
function failOnce(renderer: Renderer): Renderer {
  const rendering = new Map<string, Promise<string>>();
  return {
    ...renderer,
    renderDemo(id) {
      const known = once(rendering, id, () => renderer.renderDemo(id));
      known.then(
        () => rendering.delete(id),
        () => {},
      );
      return known;
    },
  };
}

/** Tasks at once: the thread that renders never waits for this one, nor for a demo that waits for its data. */
const AT_ONCE = 8;

/**
 * Runs tasks, a few at a time: all at once, all markup would be in the memory.
 * @throws {BuildError} with the problems of all tasks, in their order.
 */
async function runAll(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const problems = new Map<number, readonly Problem[]>();
  const queue = tasks.entries();
  const work = async () => {
    for (const [at, task] of queue)
      await task().catch((error: unknown) => {
        if (!(error instanceof BuildError)) throw error;
        problems.set(at, error.problems);
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const all = [...tasks.keys()].flatMap((at) => problems.get(at) ?? []);
  if (all.length > 0) throw new BuildError(distinctProblems(all));
}

/** Renders a page with its tabs; where that throws, without the demos that do so alone. @throws {BuildError} */
async function renderPage(
  snapshot: Snapshot,
  renderer: Renderer,
  entry: Entry,
  text: ServerPage,
): Promise<{ rendered: RenderedPage; isWhole: boolean }> {
  try {
    return { rendered: await renderer.renderPage(entry.path, text), isWhole: true };
  } catch (error) {
    if (error instanceof BuildError) throw error;
    const failing: string[] = [];
    for (const one of entriesOf(snapshot, entry)) {
      for (const demo of one.compiled.demos)
        if ((await renderDemo(snapshot, renderer, demo, one)).problem) failing.push(demo.id);
    }
    if (failing.length === 0) blamePage(entry.filename, error);
    const rendered = await renderer
      .renderPage(entry.path, text, failing)
      .catch((cause: unknown) => blamePage(entry.filename, cause));
    return { rendered, isWhole: false };
  }
}

/** Renders a demo alone, with what is wrong if that throws. @param entry the file that shows it. */
async function renderDemo(
  { root, files }: Snapshot,
  renderer: Renderer,
  demo: PageDemo,
  entry: Entry,
): Promise<{ markup: string; problem?: Problem }> {
  if (demo.isBrowserOnly) return { markup: '' };
  try {
    return { markup: await renderer.renderDemo(demo.id) };
  } catch (error) {
    if (error instanceof BuildError) throw error;
    if (error instanceof Error && error.name === NOT_A_COMPONENT) {
      const problem = atOrigin(files, root, notAComponent(toPosix(root, demo.file), demo, error));
      if (demo.isOptional) return { markup: '', problem };
      throw new BuildError(problem);
    }
    const problem = blameDemo(toPosix(root, demo.file), error, `${entry.filename}:${demo.line}`);
    return { markup: '', problem: atOrigin(files, root, problem) };
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

const isLate = (error: unknown) => error instanceof Error && error.name === TOO_LONG;

/** @throws {BuildError} */
function blamePage(file: string, error: unknown): never {
  if (error instanceof BuildError) throw error;
  const problem: Problem = {
    file,
    found: `${messageOf(error)} (while prerendering, the page itself)`,
    expected: isLate(error) ? 'a page that renders within this time' : 'a page that renders without a browser',
    fix: isLate(error)
      ? 'End the loop, or load what it waits for in an effect'
      : 'Move what needs window or document into an effect or an event handler, or mend the error',
  };
  throw new BuildError(problem);
}

const notAComponent = (file: string, { exportName }: PageDemo, { message }: Error): Problem => ({
  file,
  found: `${exportName === undefined ? 'the default export' : `the export ${exportName}`} is not a component: ${message}`,
  expected: `a component that the file exports ${exportName === undefined ? 'by default' : 'so'}`,
  fix:
    exportName === undefined ? 'Export the component by default' : 'Export a component, or show another at the <Demo>',
});

const blameDemo = (file: string, error: unknown, place: string): Problem => ({
  file,
  found: `${messageOf(error)} (while prerendering, shown by ${place}): the demo is rendered in browsers alone`,
  expected: isLate(error) ? 'a component that renders within this time' : 'a component that renders without a browser',
  fix: `${isLate(error) ? 'End the loop, load what it waits for in an effect' : `Move what needs ${missingName(error)} into an effect or an event handler`}, or set ${place.includes('.mdx:') ? 'ssr={false}' : 'ssr="false"'} in ${place}`,
});

/** What a browser has and the server lacks, as an error names it. */
const missingName = (error: unknown) => /\b(\w+) is not defined/.exec(messageOf(error))?.[1] ?? 'a browser';
