import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { prepareCompiler, type FrameBuild } from 'live-playground/build';
import { FRAME_DOCUMENT, FRAME_FOLDER, formatProblem } from 'live-playground/model';
import { lookup } from 'mrmime';
import type { Connect, ViteDevServer } from 'vite';
import {
  canonicalPath,
  decodePart,
  DEV_STYLES,
  EDITED,
  ownValue,
  toSlug,
  type BuildFiles,
  type ServerEntry,
  type ServerLoaders,
} from '../../../model';
import { readDemoFile } from '../../compile/demos/read-demo-file';
import { drawPicture } from '../../compile/pictures/draw-picture';
import { viewSite } from '../../feature/view-site';
import { ENTRIES } from '../../files/entries';
import { keepLast } from '../../files/keep-last';
import { localModule } from '../../files/local-module';
import { oncePer } from '../../../model/once-per';
import { toId } from '../../files/paths';
import { siteDataFiles } from '../../output/data/data-files';
import { DEV_JAVASCRIPT, DEV_SOURCES, javaScriptData, javaScriptText } from '../../output/data/demo-files';
import { findProblems } from '../../output/data/find-problems';
import { fileAt, siteFiles } from '../../output/data/output-files';
import { DEV_FRAME } from '../../output/data/virtual-modules';
import { buildHead } from '../../output/documents/build-head';
import { renderDocument, sharedParts } from '../../output/documents/render-document';
import { writeEntry } from '../../output/markdown/entry-markdown';
import type { Store } from '../../snapshot/create-store';
import { companionOf, inAllLanguages, sourceText, type Snapshot } from '../../snapshot/snapshot';
import { answerServerLoader } from '../server/answer-server-loader';
import { pageStyles } from './page-styles';

const COMPILER = '~data/compiler.js';

/** Serves the shell of every page and demo, and the data of pages with a server loader. */
export function serveDev(
  server: ViteDevServer,
  store: Store,
  frame: (snapshot: Snapshot) => Promise<FrameBuild>,
): void {
  const { logger } = server.config;
  /** Says what is wrong with the site as it's found. What goes wrong later is said with the edit that did it. */
  const logProblems = (snapshot: Snapshot) =>
    findProblems(snapshot).forEach((problem) => logger.error(formatProblem(problem)));
  store
    .snapshot()
    .then(logProblems)
    .catch((error: unknown) => logger.error(String(error)));
  const head = keepLast<'head', string>();

  /** Answers what begins with an address; what `answer` throws, Vite shows. */
  const use = (address: string, answer: (...step: Parameters<Connect.NextHandleFunction>) => Promise<unknown>) =>
    server.middlewares.use(address, (request, response, next) => void answer(request, response, next).catch(next));

  server.middlewares.use(
    answerServerLoader({
      loaders: async () => devLoaders(server, await store.snapshot()),
      report: (message) => logger.error(message),
    }),
  );

  use('/build.json', async (_, response) => {
    const names = Object.keys(siteDataFiles({ snapshot: await store.snapshot() }));
    const data = Object.fromEntries(names.map((name) => [name, `~data/${name}.json`]));
    if (store.config.typeCheck) data['compiler'] = COMPILER;
    sendJson(response, { id: 'dev', script: '', data } satisfies BuildFiles);
  });
  use(`/${COMPILER}`, async (_, response) => {
    const compiler = await prepareCompiler();
    response.setHeader('Content-Type', 'text/javascript').end(readFileSync(compiler));
  });
  use(`/${DEV_FRAME}`, async (_, response) => {
    try {
      sendJson(response, (await frame(await store.snapshot())).files);
    } catch (error) {
      response.statusCode = 500;
      response.end(stripVTControlCharacters(error instanceof Error ? error.message : String(error)));
    }
  });
  use(`/${DEV_STYLES}`, async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://site');
    const path = searchParams.get('path') ?? '';
    const snapshot = await store.snapshot();
    if (Number(searchParams.get('edits') ?? snapshot.edits) !== snapshot.edits) {
      response.statusCode = EDITED;
      return response.end();
    }
    const local = inAllLanguages(snapshot).find(({ pages }) => pages.has(path));
    const page = `\0${localModule(`virtual:page${path}`, local?.locale?.id)}`;
    return sendJson(response, pageStyles(server.environments.client.moduleGraph, page, toId(ENTRIES.docs)));
  });
  use('/~data', async (request, response, next) => {
    const value = await readDevData(store, decodePart(request.url ?? '').replace(/^\/|\.json(?:\?.*)?$/g, ''));
    if (value === undefined) next();
    else sendJson(response, value);
  });

  const filesOf = oncePer((snapshot: Snapshot) =>
    siteFiles(
      viewSite(snapshot, { api: () => store.api(), pictures: () => drawAll(server, snapshot), write: writeEntry }),
    ),
  );
  use('/', async (request, response, next) => {
    const file = fileAt(filesOf(await store.snapshot()), addressOf(request));
    if (!file || !('text' in file)) return next();
    const type = lookup(file.path) ?? 'application/octet-stream';
    const isText = /^text\/|[/+](xml|json)$/.test(type);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', isText ? `${type}; charset=utf-8` : type);
    response.end(await file.text());
  });

  use('/', async (request, response, next) => {
    const address = addressOf(request);
    const isDocument = address === `/${FRAME_DOCUMENT}`;
    if (!isDocument && !address.startsWith(`/${FRAME_FOLDER}`)) return next();
    const { chunks, document } = await frame(await store.snapshot());
    const text = isDocument ? document : chunks.get(address.slice(FRAME_FOLDER.length + 1));
    if (text === undefined) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', `text/${isDocument ? 'html' : 'javascript'}; charset=utf-8`);
    response.end(text);
  });

  use('/', async (request, response, next) => {
    if (!/^(GET|HEAD)$/.test(request.method ?? '') || !request.headers.accept?.includes('text/html')) return next();
    const address = addressOf(request);
    const demo = /^\/~demos\/([^/]+)$/.exec(address)?.[1];
    const snapshot = await store.snapshot();
    const { config, demos } = snapshot;
    const isDemo = demo !== undefined && demos.has(toSlug(decodePart(demo)));
    const local = inAllLanguages(snapshot).find(({ pages }) => pages.has(canonicalPath(address)));
    const html = renderDocument({
      title: config.title,
      // Vite puts the base before the addresses itself.
      script: `/@fs${path.posix.join('/', isDemo ? ENTRIES.demo : ENTRIES.docs)}`,
      ...sharedParts(snapshot, await head('head', () => buildHead(snapshot)), '/'),
      ...(local?.locale ? { language: local.locale.id } : {}),
    });
    response.statusCode = isDemo || local ? 200 : 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await server.transformIndexHtml(request.originalUrl ?? address, html));
  });
}

/** Without the base, which Vite has taken off by now. */
const addressOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://site').pathname;

function sendJson(response: ServerResponse, value: unknown): void {
  response
    .setHeader('Content-Type', 'application/json')
    .setHeader('Cache-Control', 'no-store')
    .end(JSON.stringify(value));
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

/**
 * Data of the site or of a demo's source file; undefined if there are none.
 * @param name what the browser asks for below `~data/`. It may lead out of the site, so that only files of demos are read.
 */
export async function readDevData(store: Store, name: string): Promise<unknown> {
  const snapshot = await store.snapshot();
  const kind = [DEV_SOURCES, DEV_JAVASCRIPT].find((prefix) => name.startsWith(prefix));
  if (kind === undefined) {
    const read = ownValue(siteDataFiles({ snapshot }), name);
    return read?.({ snapshot, api: () => store.api(), target: 'dev' });
  }
  const file = path.posix.join(snapshot.root, name.slice(kind.length));
  if (!snapshot.demosByFile.has(file)) return undefined;
  if (kind === DEV_SOURCES) return readDemoFile(file, sourceText(snapshot, file));
  const text = javaScriptText(snapshot, file);
  return text === undefined ? undefined : javaScriptData(snapshot, file, text);
}
