import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project that the build is part of, which holds `src/site`. */
export const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Modules of the site that the build knows by name, absolute; all others are found from these. */
export const ENTRIES = {
  docs: path.join(PROJECT, 'src/site/app/entry-docs.tsx'),
  demo: path.join(PROJECT, 'src/site/app/entry-demo.tsx'),
  server: path.join(PROJECT, 'src/site/app/entry-server.tsx'),
  /** Shows the API reference; comes with the pages that have tables. */
  apiView: path.join(PROJECT, 'src/site/app/api-view.ts'),
  compileWorker: path.join(PROJECT, 'src/workers/compile/compile-worker.ts'),
};
