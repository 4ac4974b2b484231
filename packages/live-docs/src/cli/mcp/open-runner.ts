import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Frame, Page } from 'playwright/test';
import type { ConsoleEntry, LiveError } from 'live-playground/model';
import type { CompileDone, DemoConsole, SetSource } from '../../core/model';
import { PROBE } from '../../core/node/files/entries';
import { buildScript } from '../../core/node/output/documents/build-script';
import { audit } from '../test/audit';
import type { Finding } from '../test/findings';
import { launch, loadTools } from '../test/load-playwright';
import { runStep, type Step } from './run-step';
import { settle } from './settle';

/** What is run: files of a demo of the site. */
export interface RunInput extends Pick<SetSource, 'source' | 'entry'> {
  /** Id of the demo. */
  demo: string;
  /** What a user does then, in order. */
  steps: readonly Step[];
  /** Selectors of elements to tell more of, once the steps are taken. */
  inspect: readonly string[];
  /** Of the window, in pixels. */
  width: number;
  /** Version of the library, where that isn't the site's. */
  version?: string | undefined;
}

/** The result of a run. */
export interface DemoRun {
  /** What is wrong with the code: while it was compiled or rendered, or later. */
  errors: LiveError[];
  console: ConsoleEntry[];
  /** Messages of the console that were left out. */
  dropped: number;
  /** Violations of accessibility. */
  faults: Finding[];
  /** Addresses on other hosts that were asked for; nothing of them was loaded. */
  refused: string[];
  /** What each step that was taken has found, and what became of it. */
  steps: string[];
  /** Why the next one could not be taken. */
  failedStep?: string;
  /** What each selector has found. */
  inspected: string[][];
  /** What is shown at the end, as assistive technology has it; absent if nothing is. */
  shown?: string;
  /** The same as PNG. */
  picture?: Uint8Array;
  /** It was given up. */
  isLate?: true;
}

/** Runs code in the isolated frame of the built site, in a headless browser. */
export interface Runner {
  /** @throws {BuildError} saying what to install where there is no browser. */
  run(input: RunInput): Promise<DemoRun>;
  close(): Promise<void>;
}

/** Milliseconds for a run, steps included. Endless code is ended by the frame itself, within a second or two. */
const LIMIT = 30_000;

/** Milliseconds for the page that the code runs in, which is the site's own. */
const LOADING = 60_000;

/** As in a reader's browser: the frame of the code has its own process, so endless code doesn't stop the page around it. */
const FLAGS = ['--site-per-process'];

/** Height of the window, and of a picture at most. */
const HEIGHT = 900;

/** Where the demo is, in the frame's document. */
const ROOT = 'body';

/**
 * Opens what runs code. The browser starts with the first run, and stays for the next ones.
 * @param root the folder whose packages have Playwright. @param address the site's, with its base.
 */
export function openRunner(root: string, address: () => Promise<string>): Runner {
  let opened: ReturnType<typeof open> | undefined;
  const open = async () => {
    const tools = await loadTools(root);
    const [browser, probe] = await Promise.all([launch(tools, 'chromium', FLAGS), buildScript(PROBE, 'liveDocsProbe')]);
    return { browser, probe, axe: tools.axe };
  };
  const start = async () => {
    const ready = await opened?.catch(() => undefined);
    // It isn't there yet, is missing, or has ended.
    if (!ready?.browser.isConnected()) opened = open();
    return opened!;
  };
  return {
    async run(input) {
      const [{ browser, probe, axe }, site] = await Promise.all([start(), address()]);
      const context = await openContext(browser, probe, input.width);
      const run = await runIn(context, input, site, axe);
      // A page that is stuck takes its browser with it.
      await (run.isLate ? browser : context).close();
      return run;
    },
    async close() {
      const ready = await opened?.catch(() => undefined);
      await ready?.browser.close();
    },
  };
}

async function openContext(browser: Browser, probe: string, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: 'light',
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  await context.addInitScript(probe);
  return context;
}

/** The document around the demo's own page, which answers it alone. */
const hostDocument = (demo: string) => `<!doctype html><html lang="en"><title>Demo</title>
<style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}</style>
<iframe title="Demo" src="${demo}"></iframe>
<script>addEventListener('message',({origin,data})=>{if(origin===location.origin)tell(data)})</script>`;

async function runIn(context: BrowserContext, input: RunInput, site: string, axe: string): Promise<DemoRun> {
  const { origin } = new URL(site);
  const refused = new Set<string>();
  const isOther = (url: URL) => /^(https?|wss?):$/.test(url.protocol) && url.host !== new URL(site).host;
  await context.route(isOther, async (route) => {
    refused.add(route.request().url());
    await route.abort();
  });
  const query = input.version === undefined ? '' : `?version=${input.version.replaceAll('.', '_')}`;
  const demo = `${site}~demos/${encodeURIComponent(input.demo)}${query}`;
  const around = `${site}~run`;
  await context.route(around, (route) => route.fulfill({ contentType: 'text/html', body: hostDocument(demo) }));

  const run: DemoRun = { errors: [], console: [], dropped: 0, faults: [], refused: [], steps: [], inspected: [] };
  const page = await context.newPage();
  const started = new Promise<void>((resolve, reject) => {
    const take = (message: CompileDone | DemoConsole) => {
      if (message.type === 'console') {
        run.console.push(...message.entries);
        run.dropped += message.dropped;
      } else {
        if (message.err) run.errors.push(message.err);
        resolve();
      }
    };
    page.exposeFunction('tell', take).catch(reject);
  });
  await page.goto(around, { timeout: LOADING });
  const [, own] = page.frames();
  await own!.locator('[data-demo-state]').waitFor({ state: 'attached', timeout: LOADING });
  const work = play(page, own!, { ...input, origin, axe, started }, run);
  const late = setTimeout(LIMIT, 'late', { ref: false });
  // What is given up fails once its browser is closed.
  work.catch(() => undefined);
  if ((await Promise.race([work, late])) === 'late') {
    run.isLate = true;
    run.errors.push({ message: `The demo doesn't answer and was stopped after ${LIMIT / 1000} seconds` });
  }
  return { ...run, refused: [...refused] };
}

interface PlayInput extends RunInput {
  origin: string;
  axe: string;
  /** The demo's page has answered. */
  started: Promise<void>;
}

/** Has the code run, takes the steps, and looks at what is there then. @param own the demo's own page. */
async function play(page: Page, own: Frame, input: PlayInput, run: DemoRun): Promise<void> {
  const { source, entry, steps, inspect, origin, axe, started } = input;
  const message: SetSource = { type: 'setSource', id: 1, source, ...(entry === undefined ? {} : { entry }) };
  await page.evaluate(`frames[0].postMessage(${JSON.stringify(message)}, ${JSON.stringify(origin)})`);
  await started;
  const frame = await findFrame(own);
  if (!frame) return;
  try {
    await settle(frame);
    for (const step of steps) {
      const { found, failed } = await runStep(frame, step);
      if (found !== undefined) run.steps.push(found);
      if (failed === undefined) continue;
      run.failedStep = failed;
      break;
    }
    run.picture = await takePicture(page, frame);
    for (const selector of inspect)
      run.inspected.push(await frame.evaluate<string[]>(`probe.inspect(${JSON.stringify(selector)})`));
    run.shown = await frame.locator(ROOT).ariaSnapshot();
    run.faults = await audit(frame, own, axe, ROOT);
    await settle(frame);
  } catch (error) {
    // What took the frame away has been told as an error of the demo.
    if (!frame.isDetached()) throw error;
  }
}

/** The frame that shows the demo; undefined if none does. A spare one is hidden. */
async function findFrame(own: Frame): Promise<Frame | undefined> {
  for (const frame of own.childFrames()) {
    const element = await frame.frameElement().catch(() => undefined);
    if (await element?.isVisible()) return frame;
  }
  return undefined;
}

/** Lower edge of what the document shows, layers over it included. */
const BOTTOM = `Math.ceil(Math.max(1, ...[...document.body.querySelectorAll('*')].map((one) => one.getBoundingClientRect().bottom)))`;

async function takePicture(page: Page, frame: Frame): Promise<Uint8Array> {
  const bottom = await frame.evaluate<number>(BOTTOM);
  const width = page.viewportSize()?.width ?? 0;
  return page.screenshot({ clip: { x: 0, y: 0, width, height: Math.min(HEIGHT, bottom + 16) } });
}
