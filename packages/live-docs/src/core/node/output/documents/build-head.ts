import type { SiteConfig } from '../../config/site-config';
import { HEAD } from '../../files/entries';
import { textIn, type Snapshot } from '../../snapshot/snapshot';
import { buildScript } from './build-script';

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
