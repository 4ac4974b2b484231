import { checkDocs } from '../node/check-docs';
import { checkSetup } from '../node/config/check-setup';
import type { SiteFolder } from './read-site';

/**
 * Prints what is wrong with the API descriptions and the code in pages.
 * @param write true to write `api-facts.json`, which keeps what the compiler knows for builds.
 * @returns the exit code: 1 if anything is wrong.
 */
export async function check({ root, input, config }: SiteFolder, write: boolean): Promise<number> {
  checkSetup(root, config, true);
  const { default: ts } = await import('typescript');
  const { problems, unused } = await checkDocs(root, input, ts, write);
  for (const problem of problems) console.log(problem);
  if (unused.length > 0) console.log(`\nNo demo shows ${unused.length} properties: ${unused.join(', ')}.`);
  return problems.length > 0 ? 1 : 0;
}
