import type { Plugin } from 'vite';
import { PUBLIC } from './entries';

/**
 * Resolves what sites import of the engine to this copy of it, so that there is never a second one. In its own repository
 * these are the sources.
 */
export function resolveEngine(): Plugin {
  return {
    name: 'live-docs:engine',
    enforce: 'pre',
    resolveId: { filter: { id: /^live-docs(\/|$)/ }, handler: (id) => PUBLIC[id] },
  };
}
