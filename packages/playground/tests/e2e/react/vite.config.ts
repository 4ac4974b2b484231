import { defineConfig } from 'vite';

/** The folder `public/playground` is written by the command first. */
export default defineConfig({
  logLevel: 'warn',
  resolve: { conditions: ['live-docs-source', 'module', 'browser', 'development|production'] },
});
