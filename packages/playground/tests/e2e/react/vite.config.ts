import { defineConfig } from 'vite';

export default defineConfig({
  logLevel: 'warn',
  resolve: { conditions: ['live-docs-source', 'module', 'browser', 'development|production'] },
});
