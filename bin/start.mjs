// @ts-check
// From a fresh clone to the built site on a port: `npm start`, `npm start -- --port 3000 --host 0.0.0.0`.
import { parseArgs } from 'node:util';
import { prepareVite } from './lib/prepare-vite.mjs';
import { runPackage } from './lib/run.mjs';

const { port, host } = readOptions();
await prepareVite();

const code = await runPackage('vite', ['build']);
if (code !== 0) {
  console.error('\nThe site could not be built. See what is said above.');
  process.exit(code);
}

const { preview } = await import('vite');
// Where the port is taken, Vite says so and tries the next one.
const server = await preview({ preview: { port, host } });
const { local = [], network = [] } = server.resolvedUrls ?? {};
console.log(`\nThe site is ready: ${[...local, ...network].join(' and ')}\nPress Ctrl C to stop.`);

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string', default: '8000' }, host: { type: 'string', default: '127.0.0.1' } },
    });
    const number = Number(values.port);
    if (Number.isInteger(number) && number >= 0 && number < 65_536) return { port: number, host: values.host };
    throw new Error(`--port is "${values.port}", expected a number from 0 to 65535`);
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nUsage: npm start -- [--port 8000] [--host 127.0.0.1]`,
    );
    return process.exit(1);
  }
}
