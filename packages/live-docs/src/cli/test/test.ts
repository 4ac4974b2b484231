import { existsSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import type { ShownPart } from '../../core/node/feature/feature';
import { askFeatures } from '../../core/node/feature/features-of';
import { unbuilt } from '../../core/node/feature/view-site';
import { PROBE } from '../../core/node/files/entries';
import { once } from '../../core/node/files/files';
import { SERVER } from '../../core/node/files/output-folders';
import { buildScript } from '../../core/node/output/documents/build-script';
import { startRenderThread } from '../../core/node/output/documents/start-render-thread';
import { createStore } from '../../core/node/snapshot/create-store';
import type { SiteFolder } from '../read-site';
import {
  changedDemos,
  changedFiles,
  chooseDemos,
  createIsForAll,
  listDemos,
  readDemoModules,
  type TestedDemo,
} from './tested-demo';
import { refuseNeedless, type DemoResult } from './judge';
import { BROWSERS, launch, loadTools, type Tools } from './load-playwright';
import { openPages } from './open-pages';
import { openFile, writePicturesPage } from './pictures';
import type { TestOptions } from './read-test-options';
import { buildPlayTools } from './play-tools';
import { readRecord, record } from './record';
import { REPORTERS } from './reporters';
import { runDemos } from './run-demos';
import { serveDemos } from './serve-demos';

/** Where the page about pictures goes, from the site's root. */
const PICTURES_PAGE = '.site/pictures.html';

const say = (text: string) => process.stderr.write(`${text}\n`);

/**
 * Tests demos in a browser and prints what is wrong.
 * @param ids of the demos; all if there are none.
 * @param build builds the site, and says so on standard error.
 * @returns the exit code: 1 if a demo fails.
 */
export async function test(
  site: SiteFolder,
  ids: readonly string[],
  options: TestOptions,
  build: () => Promise<void>,
): Promise<number> {
  const { root, config } = site;
  const { built, browsers, changed, docker, pictures, reporter, update } = options;
  const tools = await loadTools(root);
  if (docker) {
    console.log(dockerCommand(tools.version, [...ids, ...(update ? ['--update'] : [])]));
    return 0;
  }
  const snapshot = await createStore(root, config).snapshot();
  const last = options.record ? readRecord(snapshot) : undefined;
  let demos = chooseDemos(listDemos(snapshot), ids);
  if (built) checkBuilt(root, config.output, demos);
  else await build();
  if (changed !== undefined) {
    const isForAll = createIsForAll(root, config);
    demos = changedDemos(demos, await changedFiles(root, changed), readDemoModules(root), isForAll);
  }
  const shown = askFeatures(snapshot, (parts) => parts.shows?.(unbuilt(snapshot)));
  const started = performance.now();
  const results = await runIn(site, demos, tools, options, shown);
  const milliseconds = Math.round(performance.now() - started);
  if (!pictures) say(`Pictures aren't compared, because fonts differ between machines: see --docker and --pictures.`);
  const folder = path.relative('', root).replaceAll('\\', '/');
  console.log(REPORTERS[reporter]({ results, milliseconds, folder }));
  if (last) {
    const names = browsers.map((name) => BROWSERS[name]);
    say(`Recorded in ${await record(site, snapshot, last, results, names)}`);
  }
  const page = path.join(root, PICTURES_PAGE);
  if (writePicturesPage(page, results)) {
    say(`Old and new pictures side by side: ${path.relative('', page)}`);
    if (process.stdout.isTTY && !process.env['CI']) openFile(page);
  }
  return results.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

/** The command that compares pictures in a container, where fonts are the same for everybody. @param version of Playwright. */
const dockerCommand = (version: string, args: readonly string[]) =>
  [
    'docker run --rm --ipc=host',
    '-v "$PWD":/site -v /site/node_modules -w /site',
    `mcr.microsoft.com/playwright:v${version}-noble`,
    `sh -c "npm ci && ${['npx live-docs test --pictures', ...args].join(' ')}"`,
  ].join(' \\\n  ');

function checkBuilt(root: string, output: string, demos: readonly TestedDemo[]): void {
  const isThere = (...names: string[]) => existsSync(path.join(root, ...names));
  const absent = demos.find(({ id }) => !isThere(output, '~demos', `${id}.html`));
  if (isThere(SERVER, 'server.mjs') && !absent) return;
  const found = `--built was asked for, and the last build has no ${absent ? `demo "${absent.id}"` : 'server'}`;
  throw new BuildError([
    { file: output, found, expected: 'the output of "live-docs build"', fix: 'Leave out --built' },
  ]);
}

async function runIn(
  { root, config }: SiteFolder,
  demos: readonly TestedDemo[],
  tools: Tools,
  { browsers, pictures, update, skip, workers }: TestOptions,
  shown: readonly ShownPart[],
): Promise<DemoResult[]> {
  const thread = startRenderThread(path.join(root, SERVER, 'server.mjs'));
  const rendered = new Map<string, Promise<string>>();
  const render = (id: string) => once(rendered, id, () => thread.renderDemoPage(id));
  const hydrated = new Set(demos.filter(({ isHydrated }) => isHydrated).map(({ id }) => id));
  const server = await serveDemos({ dist: path.join(root, config.output), base: config.base }, (id) =>
    hydrated.has(id) ? render(id).catch(() => '') : Promise.resolve(''),
  );
  let tooling: Promise<string | undefined> | undefined;
  const playTools = () => (tooling ??= buildPlayTools(root));
  const { address } = server;
  const input = { root, tools, address, render, playTools, update, skip, shown };
  // What steps throw says its line.
  process.setSourceMapsEnabled(true);
  try {
    const probe = await buildScript(PROBE, 'liveDocsProbe');
    const results: DemoResult[] = [];
    for (const name of browsers) {
      const browser = await launch(tools, name);
      // One browser's pictures aren't another's.
      const open = () => openPages({ browser, address, probe, pictures: pictures && name === 'chromium' });
      const report = createCounter(demos.length, BROWSERS[name]);
      try {
        results.push(...(await runDemos(demos, workers, input, open, report)));
      } finally {
        await browser.close();
      }
    }
    return refuseNeedless(results);
  } finally {
    await Promise.all([thread.stop(), server.close()]);
  }
}

/** Says how far a run is: in one line of a terminal, else failures alone. */
function createCounter(count: number, browser: string): (result: DemoResult) => void {
  let done = 0;
  const clear = process.stderr.isTTY ? '\r\x1B[K' : '';
  return ({ demo, problems }) => {
    done++;
    if (clear) process.stderr.write(`${clear}${browser}: ${done} of ${count}: ${demo.id}${done === count ? '\n' : ''}`);
    if (problems.length > 0) say(`${clear}✗ ${demo.id}`);
  };
}
