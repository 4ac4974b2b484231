import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { PROBE } from '../../core/node/files/entries';
import { SERVER } from '../../core/node/files/output-folders';
import { buildScript } from '../../core/node/output/documents/build-script';
import { startRenderThread } from '../../core/node/output/documents/start-render-thread';
import { createStore } from '../../core/node/snapshot/create-store';
import type { SiteFolder } from '../read-site';
import { changedDemos, changedFiles, createIsForAll, readDemoModules } from './changed-files';
import { chooseDemos } from './choose-demos';
import { dockerCommand } from './docker-command';
import { listDemos, type TestedDemo } from './finding';
import { refuseNeedless, type DemoResult } from './judge';
import { BROWSERS, launch, loadTools, type Tools } from './load-playwright';
import { openFile } from './open-file';
import { readRecord } from './read-record';
import type { TestOptions } from './read-test-options';
import { picturesPage } from './report/pictures-page';
import { record } from './record';
import { REPORTERS } from './report/reporters';
import { runDemos } from './run-demos';
import { serveDemos } from './serve-demos';

/** Where the page about pictures goes, from the site's root. */
const PICTURES_PAGE = '.site/pictures.html';

/**
 * Tests demos in a browser and prints what is wrong.
 * @param ids of the demos; all if there are none.
 * @param configured files that the configuration consists of, absolute.
 * @param build builds the site, and says so on standard error.
 * @returns the exit code: 1 if a demo fails.
 */
export async function test(
  site: SiteFolder,
  ids: readonly string[],
  options: TestOptions,
  configured: readonly string[],
  build: () => Promise<void>,
): Promise<number> {
  const { root, config } = site;
  const say = (text: string) => process.stderr.write(`${text}\n`);
  const tools = await loadTools(root);
  if (options.docker) {
    console.log(dockerCommand(tools.version, [...ids, ...(options.update ? ['--update'] : [])]));
    return 0;
  }
  const snapshot = await createStore(root, config).snapshot();
  const last = options.record ? readRecord(snapshot) : undefined;
  const chosen = chooseDemos(listDemos(snapshot), ids);
  if (options.built) checkBuilt(root, config.output, chosen);
  else await build();
  const demos =
    options.changed === undefined
      ? chosen
      : changedDemos(
          chosen,
          await changedFiles(root, options.changed),
          readDemoModules(root),
          createIsForAll(root, config, configured),
        );
  const started = performance.now();
  const results = await runIn(site, demos, tools, options, say);
  const milliseconds = Math.round(performance.now() - started);
  if (!options.pictures)
    say(`Pictures aren't compared, because fonts differ between machines: see --docker and --pictures.`);
  console.log(
    REPORTERS[options.reporter]({ results, milliseconds, folder: path.relative('', root).replaceAll('\\', '/') }),
  );
  if (last) {
    const names = options.browsers.map((name) => BROWSERS[name]);
    say(`Recorded in ${await record(site, snapshot, last, results, names)}`);
  }
  writePictures(path.join(root, PICTURES_PAGE), results, say);
  return results.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

function checkBuilt(root: string, output: string, demos: readonly TestedDemo[]): void {
  const isThere = (...names: string[]) => existsSync(path.join(root, ...names));
  const absent = demos.find(({ id }) => !isThere(output, '~demos', `${id}.html`));
  if (isThere(SERVER, 'server.mjs') && !absent) return;
  const found = `--built was asked for, and the last build has no ${absent ? `demo "${absent.id}"` : 'server'}`;
  throw new BuildError([
    { file: output, found, expected: 'the output of "live-docs build"', fix: 'Leave out --built' },
  ]);
}

/** Runs demos in each browser that was asked for. */
async function runIn(
  { root, config }: SiteFolder,
  demos: readonly TestedDemo[],
  tools: Tools,
  { browsers, pictures, update, skip, workers }: TestOptions,
  say: (text: string) => void,
): Promise<DemoResult[]> {
  const thread = startRenderThread(path.join(root, SERVER, 'server.mjs'));
  const rendered = new Map<string, Promise<string>>();
  const render = (id: string) => {
    const markup = rendered.get(id) ?? thread.renderDemoPage(id);
    rendered.set(id, markup);
    return markup;
  };
  const hydrated = new Set(demos.filter(({ isHydrated }) => isHydrated).map(({ id }) => id));
  const markupOf = (id: string) => (hydrated.has(id) ? render(id).catch(() => '') : Promise.resolve(''));
  const site = await serveDemos({ dist: path.join(root, config.output), base: config.base }, markupOf);
  // What steps throw says its line.
  process.setSourceMapsEnabled(true);
  try {
    const probe = await buildScript(PROBE, 'liveDocsProbe');
    const results: DemoResult[] = [];
    for (const name of browsers) {
      const browser = await launch(tools, name);
      const report = createCounter(demos.length, BROWSERS[name], say);
      const own = { root, demos, tools, browser, site, render, probe, update, skip, workers, report };
      try {
        // One browser's pictures aren't another's.
        results.push(...(await runDemos({ ...own, pictures: pictures && name === 'chromium' })));
      } finally {
        await browser.close();
      }
    }
    return refuseNeedless(results);
  } finally {
    await Promise.all([thread.stop(), site.close()]);
  }
}

/** Says how far a run is: in one line of a terminal, else failures alone. */
function createCounter(count: number, browser: string, say: (text: string) => void): (result: DemoResult) => void {
  let done = 0;
  return ({ demo, problems }) => {
    done++;
    if (process.stderr.isTTY)
      process.stderr.write(`\r\x1B[K${browser}: ${done} of ${count}: ${demo.id}${done === count ? '\n' : ''}`);
    if (problems.length > 0) say(`${process.stderr.isTTY ? '\r\x1B[K' : ''}✗ ${demo.id}`);
  };
}

function writePictures(file: string, results: readonly DemoResult[], say: (text: string) => void): void {
  rmSync(file, { force: true });
  if (results.every(({ pictures }) => pictures.length === 0)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picturesPage(results));
  say(`Old and new pictures side by side: ${path.relative('', file)}`);
  if (process.stdout.isTTY && !process.env['CI']) openFile(file);
}
