// @ts-check
// The engine's command for the site in this repository, with the packages in place: `node bin/site.mjs build`.
import { prepareVite } from './lib/prepare-vite.mjs';
import { ROOT, run } from './lib/run.mjs';

await prepareVite();
const [command = '', ...options] = process.argv.slice(2);
process.exitCode = await run(process.execPath, [
  `${ROOT}packages/live-docs/bin/live-docs.mjs`,
  command,
  'site',
  ...options,
]);
