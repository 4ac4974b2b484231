import path from 'node:path';
import type { Plugin } from 'vite';
import { MODULES } from '../core/node/files/entries';
import { isInside, toId } from '../core/node/files/paths';
import { moduleCandidates } from '../core/node/library/find-module';

/** Tells of each file that a module and those that it imports may lie in. @param follow takes ids. */
export function followModules(follow: (file: string) => void): Plugin {
  return {
    name: 'live-docs:follow-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.{1,2}\// },
      handler(id, importer) {
        if (importer === undefined || isInside(MODULES, importer)) return;
        const target = path.posix.join(path.posix.dirname(toId(importer)), id.replace(/\?.*$/, ''));
        for (const file of moduleCandidates(target)) follow(file);
      },
    },
  };
}
