import type { Plugin } from 'vite';
import { PUBLIC } from './entries';

/**
 * Resolves what is imported of the engine, its playground and its drawing to this copy of them, so that there is never a second one. In
 * their own repository these are the sources.
 */
export function resolveEngine(): Plugin {
  return {
    name: 'live-docs:engine',
    enforce: 'pre',
    resolveId: { filter: { id: /^live-(docs|drawing|playground)(\/|$)/ }, handler: (id) => PUBLIC[id] },
  };
}
