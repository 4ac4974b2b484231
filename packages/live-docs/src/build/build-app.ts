import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import type { ServerEntry } from '../model';
import { BuildError } from './build-error';
import type { Store } from './content/create-store';
import { ENTRIES } from './entries';
import { publishOutput } from './output-folders';
import { indexAssets } from './prerender/page-assets';
import { prerenderSite } from './prerender/prerender-site';
import { sharedParts } from './prerender/shared-parts';
import { writeBuildFiles } from './prerender/write-build-files';
import { COMPRESSED, compressFiles, dropUnusedForms } from './server/compress-files';
import { findProblems } from './site/find-problems';

/** What a build starts from. */
export interface BuildInput {
  store: Store;
  /** True to write compressed forms of the files too. */
  compress: boolean;
}

/**
 * The whole of `vite build`: checks the pages, builds for browser and server, prerenders, compresses, and only then
 * replaces the last output: a build that fails leaves that as it was. Says each step.
 */
export async function buildApp(builder: ViteBuilder, { store, compress: compresses }: BuildInput): Promise<void> {
  const { root, logger } = builder.config;
  const started = performance.now();
  const step = async <T>(label: string, work: () => Promise<T>, count: (result: T) => string): Promise<T> => {
    const from = performance.now();
    const result = await work();
    logger.info(`${label}: ${count(result)}, ${seconds(from)}`);
    return result;
  };

  // Takes longest, in a thread beside all else.
  const reference = store.api();
  const snapshot = await step(
    'Pages read and checked',
    async () => {
      const content = await store.snapshot();
      if (findProblems(content).length > 0) throw new BuildError(findProblems(content, await reference));
      return content;
    },
    ({ pages }) => `${pages.size} pages`,
  );
  const client = builder.environments['client'];
  const ssr = builder.environments['ssr'];
  if (!client || !ssr) throw new Error('The build needs the environments "client" and "ssr"');
  const dist = path.resolve(root, client.config.build.outDir);
  // One after the other: together they want twice the memory and, on two cores, save nothing.
  const output = await step(
    'Bundle for the browser',
    async () => outputOf(await builder.build(client)),
    (items) => `${items.length} files`,
  );
  const { api } = await reference;
  if (api?.note) logger.info(api.note);
  const problems = findProblems(snapshot, await reference);
  if (problems.length > 0) throw new BuildError(problems);
  const assets = indexAssets(output);
  await writeBuildFiles({ snapshot, api: () => reference, assets, script: ENTRIES.docs, dist });
  const compress = async (what: string) => {
    if (!compresses) return;
    await step(
      `Compressed ${what}`,
      () => compressFiles(dist, path.join(root, COMPRESSED)),
      (files) => `${files} files`,
    );
  };
  const prerender = async () => {
    await step(
      'Bundle for prerendering',
      async () => outputOf(await builder.build(ssr)),
      (items) => `${items.length} files`,
    );
    const bundle = path.resolve(root, ssr.config.build.outDir, 'server.mjs');
    await step(
      'Prerendered',
      async () =>
        prerenderSite({
          snapshot,
          api: (await reference).api,
          server: (await import(pathToFileURL(bundle).href)) as ServerEntry,
          assets,
          scripts: ENTRIES,
          shared: sharedParts(root, snapshot.config),
          dist,
        }),
      ({ pages, demos }) => `${pages} pages, ${demos} demos`,
    );
  };
  // Compressing has threads of its own.
  await Promise.all([compress('scripts and styles'), prerender()]);
  await compress('pages');
  if (compresses) await dropUnusedForms(path.join(root, COMPRESSED));
  publishOutput(root);
  logger.info(`Built in ${seconds(started)}`);
}

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

function outputOf(result: Awaited<ReturnType<ViteBuilder['build']>>): Output {
  if (Array.isArray(result)) return result.flatMap((part) => part.output);
  if ('output' in result) return result.output;
  throw new Error('The build went on watching; it has no output to prerender from');
}

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
