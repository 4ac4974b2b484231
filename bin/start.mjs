// @ts-check
// From a fresh clone to the built site on a port: `npm start`, `npm start -- --port 3000 --host 0.0.0.0`.
import { prepareVite } from './lib/prepare-vite.mjs';
import { ROOT, run } from './lib/run.mjs';

await prepareVite();
const args = ['preview', 'site', '--build', '--port', '8000', ...process.argv.slice(2)];
process.exitCode = await run(process.execPath, [`${ROOT}packages/live-docs/bin/live-docs.mjs`, ...args]);
