// @ts-check
// Vite's command line with the packages in place: `node bin/vite.mjs build`.
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runPackage } from './lib/run.mjs';

await ensureInstalled();
process.exitCode = await runPackage('vite', process.argv.slice(2));
