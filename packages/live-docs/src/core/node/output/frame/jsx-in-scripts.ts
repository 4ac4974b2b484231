import { transformWithOxc, type Plugin } from 'vite';

/** Compiles JSX in files that end in `.js`, as other bundlers do. Packages are published without any. */
export function jsxInScripts(): Plugin {
  return {
    name: 'live-docs:jsx-in-scripts',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { moduleTypes: { '.js': 'jsx' } } } }),
    transform: {
      filter: { id: { include: /\.[cm]?js$/, exclude: /\/node_modules\/|^\0/ }, code: /<(?:[A-Za-z]|>)/ },
      handler: (code, id) =>
        transformWithOxc(code, id, { lang: 'jsx', jsx: { runtime: 'automatic' }, sourcemap: true }),
    },
  };
}
