import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ALL } from './packages/live-docs/tests/scope.ts';
import { ByEnvironment } from './tests/support/by-environment.ts';

const engine = (name: string) => fileURLToPath(new URL(`packages/live-docs/src/${name}.ts`, import.meta.url));
const playground = fileURLToPath(new URL('packages/playground/src/', import.meta.url));
const stub = (name: string) =>
  fileURLToPath(new URL(`packages/live-docs/tests/unit/virtual/${name}.ts`, import.meta.url));

const NO_STORAGE = '--no-experimental-webstorage';

/** Unit tests. What the build writes for the browser is replaced by a small site that stands still. */
export default defineConfig({
  resolve: {
    alias: [
      ...[
        'site',
        'slots',
        'parts',
        'demo-tools',
        'demo-menu',
        'page-menu',
        'pages',
        'demos',
        'languages',
        'locales',
        'live-imports',
        'run-versions',
        'server-loaders',
      ].map((name) => ({
        find: `virtual:${name}`,
        replacement: stub(name),
      })),
      { find: /^virtual:page-slots\/.*/, replacement: stub('page-slots') },
      { find: /^typescript$/, replacement: fileURLToPath(new URL('tests/support/typescript.ts', import.meta.url)) },
      { find: 'live-docs/internal', replacement: engine('internal') },
      { find: 'live-docs', replacement: engine('index') },
      { find: 'live-drawing', replacement: fileURLToPath(new URL('packages/drawing/src/index.ts', import.meta.url)) },
      { find: 'live-playground/internal/live', replacement: `${playground}react/internal.ts` },
      { find: 'live-playground/internal', replacement: `${playground}base/index.ts` },
      { find: /^live-playground\/(\w+)$/, replacement: `${playground}$1/index.ts` },
    ],
  },
  test: {
    // As in end-to-end tests: what takes long is for `npm run test:all`.
    ...(ALL ? {} : { testNamePattern: /^(?!.*@all)/ }),
    // As many as there are cores; by default one is left free.
    maxWorkers: '100%',
    // They start sooner than processes, and load native packages once.
    pool: 'threads',
    // Later versions of Node have a `localStorage` that is of no use without a file, and the document's would not take its place.
    execArgv: process.allowedNodeEnvironmentFlags.has(NO_STORAGE) ? [NO_STORAGE] : [],
    // Ends a test that hangs. Some check and build all demos, and a busy machine takes several times as long as a free one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Its modules for browsers are not what Node takes for modules.
    server: { deps: { inline: ['sucrase'] } },
    // The files that a worker runs share what it has loaded, above all TypeScript. No module of ours keeps state.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    // A test that needs a document says so in its first line.
    environment: 'node',
    // It fetches no stylesheets, which is no news.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    setupFiles: ['tests/support/document.ts'],
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      '{packages/live-docs,site}/tests/unit/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
    ],
  },
});
