import path from 'node:path';
import type { Plugin } from 'vite';

/** Collects the files of the modules that a bundle is made from. @param sources takes them, absolute. */
export function watchSources(sources: Set<string>): Plugin {
  return {
    name: 'live-playground:watch-sources',
    generateBundle() {
      for (const id of this.getModuleIds()) if (path.isAbsolute(id)) sources.add(id.replace(/\?.*/, ''));
    },
  };
}
