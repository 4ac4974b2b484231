import type { Plugin } from 'vite';

/** A stylesheet that gives a module nothing: neither names of classes nor a text. */
const PLAIN = /(?<!\.module)\.(?:css|less|s[ac]ss|styl|stylus)$/;

/** Leaves plain stylesheets out of the bundle that prerenders: the browser's has them, and compiling Sass takes longest of all. */
export const skipServerStyles = (): Plugin => ({
  name: 'live-docs:server-styles',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: { filter: { id: PLAIN }, handler: () => '' },
});
