import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { lookup } from 'mrmime';
import type { Logger, ViteDevServer } from 'vite';
import {
  canonicalPath,
  decodePart,
  toSlug,
  type BuildFiles,
  type ServerEntry,
  type ServerLoaders,
} from '../../../model';
import { FRAME_DOCUMENT, FRAME_FOLDER } from 'live-playground/model';
import { formatProblem } from 'live-playground/model';
import type { Store } from '../../snapshot/create-store';
import { companionOf, inAllLanguages, type Snapshot } from '../../snapshot/snapshot';
import { type FrameBuild, prepareCompiler } from 'live-playground/build';
import { ENTRIES } from '../../files/entries';
import { DEV_FRAME } from '../../output/data/virtual-modules';
import { keepLast } from '../../files/keep-last';
import { buildHead } from '../../output/documents/build-head';
import { renderDocument } from '../../output/documents/render-document';
import { sharedParts } from '../../output/documents/shared-parts';
import { drawPicture } from '../../compile/pictures/draw-picture';
import { answerServerLoader } from '../server/answer-server-loader';
import { siteDataFiles } from '../../output/data/data-files';
import { findProblems } from '../../output/data/find-problems';
import { viewSite } from '../../feature/view-site';
import { writeEntry } from '../../output/markdown/entry-markdown';
import { oncePer } from '../../files/once-per';
import { fileAt, siteFiles } from '../../output/data/output-files';
import { readDevData } from './read-dev-data';

/** Address of the type worker's compiler. */
const COMPILER = '~data/compiler.js';

/** Serves the shell of every page and demo, and the data of pages with a server loader. */
export function serveDev(
  server: ViteDevServer,
  store: Store,
  frame: (snapshot: Snapshot) => Promise<FrameBuild>,
): void {
  const { logger } = server.config;
  logProblems(store, logger).catch((error: unknown) => logger.error(String(error)));
  const head = keepLast<'head', string>();

  server.middlewares.use(
    answerServerLoader({
      loaders: async () => devLoaders(server, await store.snapshot()),
      report: (message) => logger.error(message),
    }),
  );

  server.middlewares.use('/build.json', (_request, response, next) => {
    const answer = async () => {
      const names = Object.keys(siteDataFiles({ snapshot: await store.snapshot() }));
      const data = Object.fromEntries(names.map((name) => [name, `~data/${name}.json`]));
      if (store.config.typeCheck) data['compiler'] = COMPILER;
      sendJson(response, { id: 'dev', script: '', data } satisfies BuildFiles);
    };
    answer().catch(next);
  });
  server.middlewares.use(`/${COMPILER}`, (_request, response, next) => {
    prepareCompiler()
      .then((file) => response.setHeader('Content-Type', 'text/javascript').end(readFileSync(file)))
      .catch(next);
  });
  server.middlewares.use(`/${DEV_FRAME}`, (_request, response) => {
    const answer = async () => {
      try {
        sendJson(response, (await frame(await store.snapshot())).files);
      } catch (error) {
        response.statusCode = 500;
        response.end(stripVTControlCharacters(error instanceof Error ? error.message : String(error)));
      }
    };
    void answer();
  });
  server.middlewares.use('/~data', (request, response, next) => {
    const name = decodePart(request.url ?? '').replace(/^\/|\.json(?:\?.*)?$/g, '');
    const answer = async () => {
      const value = await readDevData(store, name);
      if (value === undefined) next();
      else sendJson(response, value);
    };
    answer().catch(next);
  });

  const filesOf = oncePer((snapshot: Snapshot) =>
    siteFiles(
      viewSite(snapshot, { api: () => store.api(), pictures: () => drawAll(server, snapshot), write: writeEntry }),
    ),
  );
  server.middlewares.use((request, response, next) => {
    const answer = async () => {
      const address = new URL(request.url ?? '/', 'http://site').pathname;
      const file = fileAt(filesOf(await store.snapshot()), address);
      if (!file || !('text' in file)) return next();
      const type = lookup(file.path) ?? 'application/octet-stream';
      const isText = /^text\/|[/+](xml|json)$/.test(type);
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Content-Type', isText ? `${type}; charset=utf-8` : type);
      response.end(await file.text());
    };
    answer().catch(next);
  });

  server.middlewares.use((request, response, next) => {
    const address = new URL(request.url ?? '/', 'http://site').pathname;
    const isDocument = address === `/${FRAME_DOCUMENT}`;
    if (!isDocument && !address.startsWith(`/${FRAME_FOLDER}`)) return next();
    const answer = async () => {
      const { chunks, document } = await frame(await store.snapshot());
      const text = isDocument ? document : chunks.get(address.slice(FRAME_FOLDER.length + 1));
      if (text === undefined) return next();
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Content-Type', `text/${isDocument ? 'html' : 'javascript'}; charset=utf-8`);
      response.end(text);
    };
    answer().catch(next);
  });

  server.middlewares.use((request, response, next) => {
    if (!/^(GET|HEAD)$/.test(request.method ?? '') || !request.headers.accept?.includes('text/html')) return next();
    // Vite has taken the base off by now.
    const address = new URL(request.url ?? '/', 'http://site').pathname;
    const answer = async () => {
      const demo = /^\/~demos\/([^/]+)$/.exec(address)?.[1];
      const snapshot = await store.snapshot();
      const { config, demos } = snapshot;
      const isDemo = demo !== undefined && demos.has(toSlug(decodePart(demo)));
      const local = inAllLanguages(snapshot).find(({ pages }) => pages.has(canonicalPath(address)));
      const found = isDemo || local !== undefined;
      const html = renderDocument({
        title: config.title,
        // Vite puts the base before the addresses itself.
        script: `/@fs${path.posix.join('/', isDemo ? ENTRIES.demo : ENTRIES.docs)}`,
        ...sharedParts(snapshot, await head('head', () => buildHead(snapshot)), '/'),
        ...(local?.locale ? { language: local.locale.id } : {}),
      });
      response.statusCode = found ? 200 : 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(request.originalUrl ?? address, html));
    };
    answer().catch(next);
  });
}

function sendJson(response: ServerResponse, value: unknown): void {
  response
    .setHeader('Content-Type', 'application/json')
    .setHeader('Cache-Control', 'no-store')
    .end(JSON.stringify(value));
}

/** Says what is wrong with the site as it's found. What goes wrong later is said with the edit that did it. */
async function logProblems(store: Store, logger: Logger): Promise<void> {
  for (const problem of findProblems(await store.snapshot())) logger.error(formatProblem(problem));
}

function devLoaders(server: ViteDevServer, snapshot: Snapshot): ServerLoaders {
  return Object.fromEntries(
    inAllLanguages(snapshot).flatMap(({ pages }) =>
      [...pages.values()].flatMap((entry) => {
        const file = companionOf(snapshot, entry, 'server');
        const load = () => server.ssrLoadModule(file ?? '') as ReturnType<ServerLoaders[string]>;
        return file ? [[entry.path, load] as const] : [];
      }),
    ),
  );
}

/** The gallery's pictures. A demo that cannot be rendered here, while it is being written, has none. */
async function drawAll(server: ViteDevServer, { config, demos }: Snapshot): Promise<Map<string, string>> {
  const { renderDemo } = (await server.ssrLoadModule(ENTRIES.server)) as ServerEntry;
  const pages = await Promise.allSettled(
    [...demos.keys()].map(async (id) => [id, drawPicture(id, await renderDemo(id), config.pictures)] as const),
  );
  return new Map(pages.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : [])));
}
