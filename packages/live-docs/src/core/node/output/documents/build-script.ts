import { build, type Rolldown } from 'vite';

/** Builds a module and what it imports to one text, which runs as it's parsed. @param entry its path, absolute. */
export async function buildScript(entry: string, name: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      minify: true,
      reportCompressedSize: false,
      lib: { entry, formats: ['iife'], name },
    },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
