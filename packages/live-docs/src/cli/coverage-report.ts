import type { Coverage } from '../core/node/feature/feature';

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
