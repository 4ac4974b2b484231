import type { Plugin } from 'vite';
import { ENTRIES } from '../files/entries';

/**
 * Puts the site's own loading around each `import()` of the bundle. Vite's takes a stylesheet for loaded once it has asked for it,
 * and never asks again for one that failed. Made for Vite 8.3: `load-imports.test.ts` says what it relies on.
 */
export function loadImports(): Plugin {
  return {
    name: 'live-docs:load-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { __vitePreload } from ${JSON.stringify(ENTRIES.importWith)};`,
    },
  };
}
