#!/usr/bin/env node
// @ts-check
// The command `live-docs`. In this repository it runs from its sources, in a package from what was compiled of them.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkNode } from './check-node.mjs';

const source = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const compiled = new URL('../lib/cli/main.js', import.meta.url).href;
const args = process.argv.slice(2);

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const problem = checkNode(process.versions.node, engines.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
// Vite takes the mode from here, and whatever it is used for first would set it for all that follows.
process.env.NODE_ENV ??= args[0] === 'dev' ? 'development' : 'production';
// The bundler's allocator reads this when it's loaded, and then returns free memory at once: a fifth of a build's peak.
process.env.MIMALLOC_PURGE_DELAY ??= '0';
/** @type {{ main(args: string[]): Promise<number> }} */
const { main } = existsSync(source) ? await importSource() : await import(compiled);
process.exitCode = await main(args);

/** Imports the command through a module runner that stays open, as modules are imported later too. */
async function importSource() {
  const { createRunnableDevEnvironment, resolveConfig } = await import('vite');
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      logLevel: 'error',
      environments: {
        engine: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment('engine', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await environment.init();
  return environment.runner.import(source);
}
