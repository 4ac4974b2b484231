import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Reads files of packages that aren't UTF-8, at which the bundler would stop: as Latin-1, which such files usually are in. */
export function readAnyEncoding(): Plugin {
  const load = {
    filter: { id: /\/node_modules\/[^?\0]*\.(?:[cm]?[jt]sx?|css|json)$/ },
    async handler(id: string) {
      const bytes = await readFile(id).catch(() => undefined);
      return bytes === undefined || isUtf8(bytes) ? undefined : bytes.toString('latin1');
    },
  };
  return {
    name: 'live-docs:any-encoding',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name: 'live-docs:any-encoding', load }] } } }),
    load,
  };
}
