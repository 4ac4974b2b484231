import { type ApiVersion } from '../../../core/model';

/**
 * The version whose declarations stand for another one's: the same, or else the one with the fewest versions between them.
 * @param versions oldest first. @param known those whose declarations there are. @returns undefined if there are none.
 */
export function nearestVersion<Known extends Pick<ApiVersion, 'name' | 'version'>>(
  versions: readonly ApiVersion[],
  wanted: string,
  known: readonly Known[],
): Known | undefined {
  const placeOf = ({ name, version }: Known) =>
    versions.findIndex((one) => one.name === name && one.version === version);
  const at = versions.findIndex(({ id }) => id === wanted);
  return known
    .map((one) => [one, placeOf(one)] as const)
    .filter(([, place]) => place >= 0)
    .toSorted(([, a], [, b]) => Math.abs(a - at) - Math.abs(b - at))[0]?.[0];
}
