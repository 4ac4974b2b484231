// @ts-check
// Vite's command line with the packages in place: `node bin/vite.mjs build`.
import { prepareVite } from './lib/prepare-vite.mjs';
import { runPackage } from './lib/run.mjs';

await prepareVite();
process.exitCode = await runPackage('vite', process.argv.slice(2));
