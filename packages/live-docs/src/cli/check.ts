import { checkDocs } from '../core/node/check-docs';
import type { Coverage } from '../core/node/feature/feature';
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

/**
 * Says how much of the API reference is described.
 * @param coverage absent if the site has no reference.
 * @param wanted share of props that must be described, in per cent.
 */
export function coverageReport(
  { described, all, missing }: Coverage = { described: 0, all: 0, missing: [] },
  wanted = 0,
): { lines: string[]; isEnough: boolean } {
  if (all === 0) return { lines: [], isEnough: true };
  const share = Math.floor((100 * described) / all);
  const isEnough = share >= wanted;
  return {
    isEnough,
    lines: [
      ...(missing.length > 0 ? [`No description: ${missing.join(', ')}.`] : []),
      `${described} of ${all} props described, ${share} %`,
      ...(isEnough
        ? []
        : [`--min-coverage expects ${wanted} %. Add comments to the library's types, or texts to docs/api.`]),
    ],
  };
}
