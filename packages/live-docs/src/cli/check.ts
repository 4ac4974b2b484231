import { checkDocs } from '../core/node/check-docs';
import { coverageReport } from './coverage-report';
import { checkSetup } from '../core/node/config/check-setup';
import { changedOriginals } from './eject';
import type { SiteFolder } from './read-site';

interface CheckOptions {
  /** True to note translations as current. */
  write?: boolean | undefined;
  /** Share of props that must be described, in per cent. */
  minCoverage?: number | undefined;
}

/**
 * Prints what is wrong with the API descriptions, the code in pages and translations.
 * @returns the exit code: 1 if anything is wrong.
 */
export async function check(
  { root, config }: SiteFolder,
  { write = false, minCoverage = 0 }: CheckOptions,
): Promise<number> {
  checkSetup(root, config, true);
  const { default: ts } = await import('typescript');
  const { problems, notes, coverage } = await checkDocs(root, config, ts, write);
  for (const problem of problems) console.log(problem);
  for (const note of [...notes, ...changedOriginals(root, config)]) console.log(`\n${note}`);
  const covered = coverageReport(coverage, minCoverage);
  for (const line of covered.lines) console.log(`\n${line}`);
  return problems.length > 0 || !covered.isEnough ? 1 : 0;
}
