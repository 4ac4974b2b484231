import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { oncePer } from '../../model/once-per';
import type { SiteConfig } from '../config/site-config';
import { attempt } from '../files/attempt';
import { writeWhole } from '../files/kept-files';
import { parseJson } from '../files/parse-json';
import { hashBase } from './keep-pages';
import type { Snapshot } from './snapshot';

/** Where they are, from the site's root. */
const FILE = '.site/results.json';

/** Results of functions whose answer depends on what they're given, on the configuration and on the engine alone, by a hash of these. */
interface Results {
  known: Record<string, unknown>;
  used: Record<string, unknown>;
  base: string;
}

const resultsOf = oncePer((config: SiteConfig) => {
  let results: Results | undefined;
  return (root: string): Results =>
    (results ??= {
      known: parseJson(attempt(() => readFileSync(path.join(root, FILE), 'utf8'))) ?? {},
      used: {},
      base: hashBase(root, config),
    });
});

/**
 * Answers what a function has answered in this build or in the one before it.
 * @param name of the function. @param given what it's given, as JSON has it. @param answer calls it; what it answers is JSON.
 */
export function keepResult<T>({ root, config }: Snapshot, name: string, given: unknown, answer: () => T): T {
  const { known, used, base } = resultsOf(config)(root);
  const key = createHash('sha256')
    .update(JSON.stringify([base, name, given]))
    .digest('base64url')
    .slice(0, 16);
  // What is undefined isn't in the file.
  used[key] = key in used ? used[key] : key in known ? known[key] : (answer() ?? null);
  return (used[key] ?? undefined) as T;
}

/** Writes what this build has asked for, and nothing else. Without it, the next build does it again. */
export function writeResults({ root, config }: Pick<Snapshot, 'root' | 'config'>): void {
  const { known, used } = resultsOf(config)(root);
  const isSame = Object.keys(used).every((key) => key in known) && Object.keys(known).every((key) => key in used);
  if (isSame) return;
  attempt(() => writeWhole(path.join(root, FILE), JSON.stringify(used)));
}
