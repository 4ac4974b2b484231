import type { Plugin } from 'vite';
import { isInside } from '../files/paths';

/** An empty module. */
const NOTHING = '\0left-out';

/**
 * Leaves out of the bundle for prerendering what the site fetches once a page is alive: editor, search, export. No effect runs there, so nothing would ask for it.
 * @param site folder of the site's own sources, by id. What pages and demos fetch themselves stays.
 */
export function leaveOutEffects(site: string): Plugin {
  return {
    name: 'site:leave-out-effects',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: {
      filter: { id: /^\./ },
      handler(_, importer, { kind }) {
        const isOurs = importer !== undefined && isInside(site, importer);
        return isOurs && kind === 'dynamic-import' ? NOTHING : undefined;
      },
    },
    load: { filter: { id: /^\0left-out$/ }, handler: () => '' },
  };
}
