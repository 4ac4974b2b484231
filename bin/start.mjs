// @ts-check
// From a fresh clone to a built site on a port: `npm start`, `npm start -- --port 3000 --host 0.0.0.0`. The site is the
// table's, or the one whose folder is named first: `npm run start:docs`.
import { prepareVite } from './lib/prepare-vite.mjs';
import { ROOT, run } from './lib/run.mjs';

await prepareVite();
const [first = '', ...rest] = process.argv.slice(2);
const named = first !== '' && !first.startsWith('-');
const [folder, options] = named ? [first, rest] : ['site', process.argv.slice(2)];
const args = ['preview', folder, '--build', '--port', '8000', ...options];
process.exitCode = await run(process.execPath, [`${ROOT}packages/live-docs/bin/live-docs.mjs`, ...args]);
