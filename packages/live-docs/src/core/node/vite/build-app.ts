import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Rolldown, ViteBuilder } from 'vite';
import { BuildError, formatProblem } from 'live-playground/model';
import type { Store } from '../snapshot/create-store';
import { writeResults } from '../snapshot/kept-results';
import { inAllLanguages, type Snapshot } from '../snapshot/snapshot';
import type { SiteConfig } from '../config/site-config';
import { attempt } from '../files/attempt';
import { ENTRIES } from '../files/entries';
import { listFiles } from '../files/files';
import { lockBuild } from '../files/lock-build';
import { checkOutput, MARKUP, publishOutput } from '../files/output-folders';
import { toId } from '../files/paths';
import { buildHead } from '../output/documents/build-head';
import { askFeatures, innerSites, withoutUrl } from '../feature/features-of';
import { unbuilt, viewSite } from '../feature/view-site';
import { writeEntry } from '../output/markdown/entry-markdown';
import { writeInnerSites } from '../output/data/inner-sites';
import { siteFiles, writeFiles, writeLastFiles } from '../output/data/output-files';
import { indexAssets, listAssets, type AssetIndex } from '../output/documents/page-assets';
import { renderMarkup, type Markup } from '../output/documents/render-markup';
import { sharedParts } from '../output/documents/render-document';
import { startRenderThread, type Renderer, type RenderThread } from '../output/documents/start-render-thread';
import { hashFiles } from '../files/hash-text';
import { writeBuildFiles } from '../output/documents/write-build-files';
import type { BrokenDemos } from './broken-demos';
import type { BundleFolders, KeptBundles } from './keep-bundles';
import { writeDocuments } from '../output/documents/write-documents';
import { COMPRESSED, compressFiles, dropUnusedForms } from './server/compress-files';
import { ownDeclarations } from '../output/data/own-declarations';
import { findProblems, findWarnings } from '../output/data/find-problems';
import { prepareCompiler } from 'live-playground/build';

/**
 * More pages than this are bundled for the browser after the server: both bundles at once would take 2.2 GB at 5,000. The heap is
 * collected each time it has grown by a fifth, which takes a seventh more of the processor's time: it would hold three times as much
 * as is needed while pages are read.
 */
const MANY_PAGES = 2000;

/** True for a site with so many files of pages. */
function isLargeSite(root: string, { docs, output }: SiteConfig): boolean {
  const files = attempt(() => listFiles(path.join(root, docs), () => '', [toId(path.join(root, output))]));
  return [...(files?.keys() ?? [])].filter((file) => /\.mdx?$/.test(file)).length > MANY_PAGES;
}

/** What the command chooses. */
export interface BuildOptions {
  /** Takes each step once it's done: `75 pages read`. Vite's logger if left out. */
  report?: ((step: string) => void) | undefined;
  /** Takes the folder of the built site, absolute, which doesn't replace the last one then. */
  takeOutput?: ((dist: string) => void) | undefined;
}

/** What a build starts from. */
export interface BuildInput extends BuildOptions {
  store: Store;
  /** Keeps the bundles of a snapshot. @param folders see `keepBundles`. */
  keepBundles(snapshot: Snapshot, folders: BundleFolders): KeptBundles;
  /** Finds the demos that bundles can't be made with. @param errors what they have failed with. */
  blameDemos(errors: readonly unknown[]): Promise<BrokenDemos>;
}

/**
 * The whole of `vite build`: checks the pages, builds for browser and server, prerenders, compresses, and only then
 * replaces the last output: a build that fails leaves that as it was. Says each step.
 */
export async function buildApp(builder: ViteBuilder, input: BuildInput): Promise<void> {
  checkOutput(builder.config.root, input.store.config.output);
  const unlock = lockBuild(builder.config.root);
  try {
    await buildLocked(builder, input);
  } finally {
    unlock();
  }
}

/** Builds the site. A demo that the bundler stops at is left out, and all is built again, unless an author shows it. */
async function buildLocked(builder: ViteBuilder, input: BuildInput): Promise<void> {
  const { store, blameDemos, report: told } = input;
  const report = told ?? ((step: string) => builder.config.logger.info(step));
  const started = performance.now();
  for (;;) {
    const tasks: Promise<unknown>[] = [];
    try {
      await buildPages(builder, { ...input, report }, tasks);
      report(`built in ${seconds(started)}`);
      return;
    } catch (error) {
      if (error instanceof BuildError) throw error;
      // Each bundle fails with others.
      const ends = await Promise.allSettled(tasks);
      const errors = new Set(ends.flatMap((end): unknown[] => (end.status === 'rejected' ? [end.reason] : [])));
      const broken = await blameDemos([...errors]);
      if (!store.refuseDemos(broken)) throw error;
      report(`left out ${countOf(broken.size, 'demo')} that can't be bundled`);
    }
  }
}

/** @param tasks gets what goes on while another part of it has failed. */
async function buildPages(
  builder: ViteBuilder,
  { store, report, takeOutput, keepBundles }: BuildInput & { report: (step: string) => void },
  tasks: Promise<unknown>[],
): Promise<void> {
  const { root, logger } = builder.config;
  const step = async <T>(work: () => Promise<T>, describe: (result: T) => string): Promise<T> => {
    const from = performance.now();
    const result = await work();
    report(`${describe(result)} in ${seconds(from)}`);
    return result;
  };

  // Bundled beside all else, if it wasn't before. Thrown where it's awaited.
  const compiler = store.config.typeCheck ? prepareCompiler() : undefined;
  compiler?.catch(() => {});
  const isLarge = isLargeSite(root, store.config);
  if (isLarge) setFlagsFromString('--heap-growing-percent=20');
  const snapshot = await step(
    async () => {
      const content = await store.snapshot();
      if (findProblems(content).length > 0) throw new BuildError(findProblems(content, await store.api()));
      return content;
    },
    ({ pages }) => `${countOf(pages.size, 'page')} read`,
  );
  const unpacked = performance.now();
  const inner = writeInnerSites(root, store.config.output, innerSites(unbuilt(snapshot)));
  if (inner.written > 0) report(`${countOf(inner.written, 'archive')} unpacked in ${seconds(unpacked)}`);
  // This takes longest, in a thread beside all else: only once, until its sources change.
  const reference = store.api();
  // In a thread beside all else, too. Thrown where they're awaited.
  if (store.config.typeCheck) ownDeclarations(snapshot).catch(() => {});
  const client = builder.environments['client'];
  const ssr = builder.environments['ssr'];
  if (!client || !ssr) throw new Error('The build needs the environments "client" and "ssr"');
  const dist = path.resolve(root, client.config.build.outDir);
  const serverDist = path.resolve(root, ssr.config.build.outDir);
  const publicDir = client.config.build.copyPublicDir ? client.config.publicDir : '';
  const bundles = keepBundles(snapshot, { client: dist, server: serverDist, publicDir });
  const kept = await bundles.take();
  if (kept) {
    report('bundles taken from the last build');
    // Otherwise Vite builds all that nobody has built.
    client.isBuilt = ssr.isBuilt = true;
  }
  const { compress: forms } = store.config;
  const compress = async (what: string) => {
    if (forms.length === 0) return;
    await step(
      () => compressFiles(dist, path.join(root, COMPRESSED), forms),
      () => `${what} compressed`,
    );
  };

  const bundleForServer = async () => {
    if (!kept)
      await step(
        () => builder.build(ssr),
        () => 'bundled for prerendering',
      );
    const problems = findProblems(snapshot, await reference);
    if (problems.length > 0) throw new BuildError(problems);
    for (const warning of findWarnings(snapshot, await reference)) logger.warn(formatProblem(warning));
    // Pages that are made of one file warn of the same.
    for (const warning of new Set(snapshot.entries.flatMap(({ compiled }) => compiled.warnings))) logger.warn(warning);
  };
  const bundleForBrowser = async () => {
    const files =
      kept ??
      (await step(
        async () => listAssets(outputOf(await builder.build(client))),
        () => 'bundled for the browser',
      ));
    const assets = indexAssets(files);
    await writeBuildFiles({ snapshot, api: () => reference, assets, scripts: ENTRIES, compiler, dist });
    return { files, assets };
  };
  const render = async () => {
    const bundle = path.join(serverDist, 'server.mjs');
    let thread: RenderThread | undefined;
    // Most of it may be there already.
    const start = () => (thread ??= startRenderThread(bundle));
    const renderer: Renderer = {
      renderPage: (...asked) => start().renderPage(...asked),
      renderDemo: (id) => start().renderDemo(id),
    };
    try {
      return await renderMarkup(snapshot, renderer, hashFiles([bundle]), path.join(root, MARKUP));
    } finally {
      await thread?.stop();
    }
  };
  const writePages = async (assets: AssetIndex, markup: Markup) => {
    const shared = sharedParts(snapshot, await buildHead(snapshot));
    const { api } = await reference;
    writeDocuments({ snapshot, api, markup, assets, scripts: ENTRIES, shared, dist });
  };
  // Both bundles at once, and pages beside the browser's: the bundler, React and compression have threads to themselves.
  const server = bundleForServer();
  const browser = isLarge ? server.then(bundleForBrowser) : bundleForBrowser();
  const scripts = browser.then(() => compress('scripts and styles'));
  const markup = server.then(() =>
    step(render, () => {
      const pages = inAllLanguages(snapshot).reduce((sum, each) => sum + each.pages.size, 0);
      return `${countOf(pages, 'page')} and ${countOf(snapshot.demos.size, 'demo')} prerendered`;
    }),
  );
  markup.then(
    ({ problems }) => problems.forEach((problem) => logger.warn(formatProblem(problem))),
    () => {},
  );
  const site = viewSite(snapshot, {
    api: () => reference,
    pictures: () => markup.then(({ pictures }) => pictures),
    write: writeEntry,
  });
  const documents = Promise.all([browser, markup]).then(([{ assets }, drawn]) => writePages(assets, drawn));
  const files = siteFiles(site);
  // Vite empties the folder before it bundles.
  const written = browser.then(() => writeFiles(dist, files));
  tasks.push(server, browser, markup, scripts, documents, written);
  await Promise.all([scripts, documents, written]);
  await writeLastFiles({ dist, files: await written }, files);
  if (!kept) await bundles.keep((await browser).files);
  writeResults(snapshot);
  inner.moveTo(dist);
  const ofFeatures = askFeatures(snapshot, (parts) => parts.notes?.(site));
  for (const note of [...snapshot.notes, ...ofFeatures]) logger.warn(note);
  await compress('pages');
  if (forms.length > 0) await dropUnusedForms(path.join(root, COMPRESSED));
  if (takeOutput) return takeOutput(dist);
  publishOutput(root, store.config.output, inner.kept);
  inner.note();
  const missing = withoutUrl(snapshot);
  if (missing.length > 0) report(`no ${missing.join(', ')}, because site.config.ts has no "url"`);
}

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

function outputOf(result: Awaited<ReturnType<ViteBuilder['build']>>): Output {
  if (Array.isArray(result)) return result.flatMap((part) => part.output);
  if ('output' in result) return result.output;
  throw new Error('The build went on watching; it has no output to prerender from');
}

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** `1 page`, `2 pages`. @param word in the singular; it takes an "s". */
const countOf = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
