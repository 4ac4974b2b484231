import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { entriesOf, type Entry, type Snapshot } from '../../snapshot/snapshot';
import type { PageDemo } from '../../compile/markdown/page-output';
import { toPosix } from '../../files/paths';
import { drawPicture } from '../../compile/pictures/draw-picture';
import type { Renderer } from './start-render-thread';

/** Markup of a site. It names no file of the browser's bundle, so it's rendered beside the bundling. */
export interface Markup {
  /** The body of a page; `null` stands for the 404 page. */
  bodyOf(path: string | null): string;
  /** The picture of each demo, by its id: an SVG `symbol`. */
  pictures: ReadonlyMap<string, string>;
}

/**
 * Renders every page and demo.
 * @param folder where the bodies are kept until they're read, since a large site's would fill the memory.
 * @throws {BuildError} naming the demo that throws, or else the page.
 */
export async function renderMarkup(snapshot: Snapshot, renderer: Renderer, folder: string): Promise<Markup> {
  const { pages, demos, config } = snapshot;
  const files = new Map<string | null, string>();
  mkdirSync(folder, { recursive: true });
  const keep = (page: string | null, body: string) => {
    const file = path.join(folder, `${files.size}.html`);
    writeFileSync(file, body);
    files.set(page, file);
  };
  const drawn = new Map<string, string>();
  await runAll([
    ...[...pages.values()].map((entry) => async () => keep(entry.path, await renderPage(snapshot, renderer, entry))),
    async () => keep(null, await renderer.renderPage(null)),
    ...[...demos.values()].map((demo) => async () => {
      const markup = await renderDemo(snapshot, renderer, demo, demo.entry);
      drawn.set(demo.id, drawPicture(demo.id, markup, config.pictures));
    }),
  ]);
  const pictures = new Map([...demos.keys()].map((id) => [id, drawn.get(id)!]));
  return { bodyOf: (page) => readFileSync(files.get(page)!, 'utf8'), pictures };
}

/** Tasks at once: the thread that renders never waits for this one, nor for a demo that waits for its data. */
const AT_ONCE = 8;

/**
 * Runs tasks, a few at a time: all at once, all markup would be in the memory.
 * @throws what the first task that failed threw, in the order of the tasks. No task starts after a failure.
 */
async function runAll(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: { at: number; error: unknown }[] = [];
  const queue = tasks.entries();
  const work = async () => {
    for (const [at, task] of queue) {
      await task().catch((error: unknown) => void failures.push({ at, error }));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const [first] = failures.sort((a, b) => a.at - b.at);
  if (first) throw first.error;
}

/** Renders a page with its tabs; where that throws, names the demo that does so alone, else the page. */
async function renderPage(snapshot: Snapshot, renderer: Renderer, entry: Entry): Promise<string> {
  try {
    return await renderer.renderPage(entry.path);
  } catch (error) {
    for (const one of entriesOf(snapshot, entry)) {
      for (const demo of one.compiled.demos) await renderDemo(snapshot, renderer, demo, one);
    }
    throw blame(entry.filename, error, 'the page itself');
  }
}

/** Renders a demo alone; where that throws, names it. @param entry the file that shows it. */
async function renderDemo({ root }: Snapshot, renderer: Renderer, demo: PageDemo, entry: Entry): Promise<string> {
  try {
    return await renderer.renderDemo(demo.id);
  } catch (error) {
    throw blame(toPosix(root, demo.file), error, `shown by ${entry.filename}:${demo.line}`);
  }
}

function blame(file: string, error: unknown, where: string): BuildError {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new BuildError([
    {
      file,
      found: `${message} (while prerendering, ${where})`,
      expected: 'a component that renders without a browser',
      fix: 'Move what needs window or document into an effect or an event handler, or mend the error',
    },
  ]);
}
