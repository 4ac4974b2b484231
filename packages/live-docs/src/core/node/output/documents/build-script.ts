import { build, mergeConfig, type InlineConfig, type Rolldown } from 'vite';

/**
 * Builds a module and what it imports to one text, which runs as it's parsed.
 * @param entry its path, absolute. @param name what the text calls what the module exports. @param more options for Vite.
 */
export async function buildScript(
  entry: string,
  name: string,
  define: Record<string, string> = {},
  more: InlineConfig = {},
): Promise<string> {
  const own: InlineConfig = {
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define,
    build: { write: false, minify: true, reportCompressedSize: false, lib: { entry, formats: ['iife'], name } },
  };
  const result = await build(mergeConfig(own, more));
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
