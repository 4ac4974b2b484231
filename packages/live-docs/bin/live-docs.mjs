#!/usr/bin/env node
// @ts-check
// The command `live-docs`. In this repository it runs from its sources, in a package from what was compiled of them.
import { setFlagsFromString } from 'node:v8';
import { startCommand } from 'live-playground/start-command';

await startCommand(import.meta.url, () => {
  // Vite takes the mode from here, and whatever it is used for first would set it for all that follows.
  process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production';
  // The bundler's allocator reads these when it's loaded: it then takes memory as it's used, and returns what is free at once.
  process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0';
  process.env.MIMALLOC_PURGE_DELAY ??= '0';
  // A command ends before most optimised code would pay off: functions have to run six times as long before V8 compiles them.
  // Later versions count calls instead, and print an error for a flag that they don't know.
  if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=400000');
});
