import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { canonicalPath, decodePart, toSlug, type ServerEntry, type ServerLoaders } from '../../model';
import { companionFile } from '../content/companion-file';
import { ENTRIES } from '../entries';
import { findRedirect, renderRedirect } from '../prerender/redirects';
import { renderDocument } from '../prerender/render-document';
import { sharedParts } from '../prerender/shared-parts';
import { drawPicture, drawPictures } from '../pictures/draw-picture';
import { answerServerLoader } from '../server/answer-server-loader';
import type { Site } from '../site/create-site';
import { searchIndex } from '../site/search-index';

/** Serves the shell of every page and demo, and the data of pages with a server loader. */
export function serveDev(server: ViteDevServer, site: Site): void {
  server.middlewares.use(
    answerServerLoader({
      loaders: async () => devLoaders(server, site),
      report: (message) => server.config.logger.error(message),
    }),
  );

  server.middlewares.use('/search-index.json', (_request, response, next) => {
    searchIndex(site)
      .then((index) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(index)))
      .catch(next);
  });

  server.middlewares.use('/pictures.svg', (_request, response, next) => {
    drawAll(server, site)
      .then((svg) => response.setHeader('Content-Type', 'image/svg+xml').end(svg))
      .catch(next);
  });

  server.middlewares.use((request, response, next) => {
    if (!/^(GET|HEAD)$/.test(request.method ?? '') || !request.headers.accept?.includes('text/html')) return next();
    // Vite has taken the base off by now.
    const address = new URL(request.url ?? '/', 'http://site').pathname;
    const redirect = findRedirect(site.config.redirects, address);
    if (redirect !== undefined) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(renderRedirect(redirect, site.config.base));
      return;
    }
    const answer = async () => {
      const demo = /^\/~demos\/([^/]+)$/.exec(address)?.[1];
      const isDemo = demo !== undefined && (await site.demos()).has(toSlug(decodePart(demo)));
      const found = isDemo || site.pages().has(canonicalPath(address));
      const html = renderDocument({
        build: 'dev',
        title: site.config.title,
        // Vite puts the base before the addresses itself.
        script: `/@fs${path.posix.join('/', isDemo ? ENTRIES.demo : ENTRIES.docs)}`,
        ...sharedParts(site.root, site.config, '/'),
      });
      response.statusCode = found ? 200 : 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(request.originalUrl ?? address, html));
    };
    answer().catch(next);
  });
}

function devLoaders(server: ViteDevServer, site: Site): ServerLoaders {
  return Object.fromEntries(
    [...site.pages().values()].flatMap((entry) => {
      const file = companionFile(entry.file, 'server');
      return file ? [[entry.path, () => server.ssrLoadModule(file) as ReturnType<ServerLoaders[string]>] as const] : [];
    }),
  );
}

/** The gallery's pictures. A demo that cannot be rendered here, while it is being written, has none. */
async function drawAll(server: ViteDevServer, site: Site): Promise<string> {
  const { renderDemo } = (await server.ssrLoadModule(ENTRIES.server)) as ServerEntry;
  const ids = [...(await site.demos()).keys()];
  const pages = await Promise.allSettled(
    ids.map(async (id) => drawPicture(id, await renderDemo(id), site.config.pictures)),
  );
  return drawPictures(pages.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : [])));
}
