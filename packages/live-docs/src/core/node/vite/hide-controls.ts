import type { Plugin } from 'vite';
import { CONTROLS_EXPORT } from '../compile/demos/read-controls';

/**
 * Takes the word `export` off a demo's controls: pages read them from its file. A module that exports more than components can't be
 * refreshed while developing.
 * @param demoOf the id of the demo whose own file this is.
 */
export function hideControls(demoOf: (file: string) => Promise<string | undefined>): Plugin {
  return {
    name: 'live-docs:hide-controls',
    enforce: 'pre',
    transform: {
      filter: { id: /\.[jt]sx?$/, code: CONTROLS_EXPORT },
      async handler(code, file) {
        if ((await demoOf(file)) === undefined) return undefined;
        // As long as before, so that places stay.
        return { code: code.replace(CONTROLS_EXPORT, '       const controls'), map: null };
      },
    },
  };
}
