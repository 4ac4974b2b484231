import { stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import { oncePer } from '../../../model/once-per';
import { innerNames, innerSites } from '../../feature/features-of';
import { unbuilt } from '../../feature/view-site';
import { keepInnerSite } from '../../output/data/inner-sites';
import type { Snapshot } from '../../snapshot/snapshot';
import type { Store } from '../../snapshot/create-store';
import { serveSite } from '../server/serve-site';

/** Serves the sites below a site while it's written. Before Vite, which would take their scripts for modules. */
export function serveInnerSites(server: ViteDevServer, store: Store): void {
  // Vite doesn't look for changes there.
  const { cacheDir } = server.config;
  const { base } = store.config;
  const names = innerNames(store);
  const sitesOf = oncePer((snapshot: Snapshot) => innerSites(unbuilt(snapshot)));
  server.middlewares.use((request, response, next) => {
    const address = (request.url ?? '/').replace(/[?#].*$/s, '');
    const asked = names.find((name) => `${address}/`.startsWith(`${base}${name}/`));
    if (asked === undefined) return next();
    void (async () => {
      const site = sitesOf(await store.snapshot()).find(({ name }) => name === asked)!;
      serveSite({ dist: keepInnerSite(cacheDir, site), base: `${base}${asked}/` })(request, response);
    })().catch((error: unknown) => {
      const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
    });
  });
}
