// @ts-check
// The API reference against the library, and the pages' code blocks against the compiler: part of `npm run check`.
// Takes the folder of another site.
import path from 'node:path';
import { ROOT } from './lib/run.mjs';

const root = path.resolve(process.argv[2] ?? ROOT);
const { runnerImport } = await import('vite');
const { default: ts } = await import('typescript');
const options = { configFile: /** @type {const} */ (false), root: ROOT, logLevel: /** @type {const} */ ('error') };
/** @type {{ module: { default: import('../src/build/config/site-config').SiteConfigInput } }} */
const { module: config } = await runnerImport(path.join(root, 'site.config.ts'), options);
/** @type {{ module: typeof import('../src/build/check-docs') }} */
const { module: docs } = await runnerImport(`${ROOT}src/build/check-docs.ts`, options);

const { faults, unused } = await docs.checkDocs(root, config.default, ts);
for (const fault of faults) console.log(fault);
if (unused.length > 0) console.log(`\nNo demo shows ${unused.length} properties: ${unused.join(', ')}.`);
process.exitCode = faults.length > 0 ? 1 : 0;
