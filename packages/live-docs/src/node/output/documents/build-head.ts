import { build, type Rolldown } from 'vite';
import { HEAD } from '../../files/entries';

/** Builds the script in the `head` of all documents. */
export async function buildHead(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      reportCompressedSize: false,
      lib: { entry: HEAD, formats: ['iife'], name: 'head' },
    },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
