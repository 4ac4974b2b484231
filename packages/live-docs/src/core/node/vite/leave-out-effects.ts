import type { Plugin } from 'vite';
import { isInside } from '../files/paths';

/** An empty module. */
const NOTHING = '\0left-out';

/**
 * Leaves out of the bundle for prerendering what the engine fetches once a page is alive: editor, search, export. No effect runs there, so nothing would ask for it.
 * @param engine folder of the engine's modules, by id. What pages and demos fetch themselves stays.
 */
export function leaveOutEffects(engine: string): Plugin {
  return {
    name: 'site:leave-out-effects',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: {
      filter: { id: /^\./ },
      handler(_, importer, { kind }) {
        const isOurs = importer !== undefined && isInside(engine, importer);
        return isOurs && kind === 'dynamic-import' ? NOTHING : undefined;
      },
    },
    load: { filter: { id: /^\0left-out$/ }, handler: () => '' },
  };
}
