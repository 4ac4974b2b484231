import { build, type Rolldown } from 'vite';
import type { SiteConfig } from '../../config/site-config';
import { HEAD } from '../../files/entries';
import { textIn, type Snapshot } from '../../snapshot/snapshot';

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

/** Builds the script in the `head` of all documents, with what it says in the default language. */
export function buildHead(
  snapshot: Pick<Snapshot, 'messages'> & { config: Pick<SiteConfig, 'language'> },
): Promise<string> {
  const words = {
    language: snapshot.config.language.id,
    failed: textIn(snapshot, 'failed.part', 'This part could not be loaded'),
    retry: textIn(snapshot, 'retry', 'Try again'),
  };
  const define = Object.entries(words).map(([name, word]) => [`WORDS.${name}`, JSON.stringify(word)]);
  return buildScript(HEAD, 'head', Object.fromEntries(define));
}
