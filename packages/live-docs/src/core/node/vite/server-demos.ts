import type { Plugin } from 'vite';

/**
 * Has pages on the server load each demo as it's rendered (`virtual:server-demo`), so that a demo that needs a browser fails by
 * itself, and one that is left to browsers isn't part of the server's bundle.
 * @param demoOf the id of the demo whose own file this is.
 */
export function serverDemos(demoOf: (file: string) => Promise<string | undefined>): Plugin {
  return {
    name: 'live-docs:server-demos',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      filter: { id: /\.[jt]sx?$/ },
      async handler(file, importer = '') {
        const demo = /\.mdx?$/.test(importer) ? await demoOf(file) : undefined;
        return demo === undefined ? undefined : `\0virtual:server-demo/${demo}`;
      },
    },
  };
}
