import { listMinors, listVersions, minorOf, type ApiHistory, type ApiVersion, type MinorVersion } from './api-history';
import { compareVersions } from './compare-versions';

/**
 * Finds the version that a text names: its id, or a part of it such as `7.30` or `name@7`, which means the newest one that
 * begins so. Of two packages that have such a version, the newer one counts.
 */
export function findVersion(history: Pick<ApiHistory, 'read'>, text: string): ApiVersion | undefined {
  const versions = listVersions(history);
  const wanted = text.trim().replace(/^v(?=\d)/, '');
  const begins = (name: string) => name === wanted || name.startsWith(`${wanted}.`);
  return (
    versions.find(({ id }) => id === wanted) ??
    versions.findLast(({ version, name }) => wanted !== '' && (begins(version) || begins(`${name}@${version}`)))
  );
}

/**
 * The newest minors up to a version, oldest first.
 * @param until id of the version. @param count number of minors.
 */
export function recentMinors(history: Pick<ApiHistory, 'read'>, until: string, count: number): readonly MinorVersion[] {
  const last = listVersions(history).find(({ id }) => id === until);
  const end = minorAt(history, last) + 1;
  return listMinors(history).slice(Math.max(0, end - count), end);
}

/** The place of a version's minor among those of a history; -1 if it has none. */
export const minorAt = (history: Pick<ApiHistory, 'read'>, one: ApiVersion | undefined): number =>
  listMinors(history).findIndex(({ name, version }) => name === one?.name && minorOf(version) === minorOf(one.version));

/** True for a version that declarations say nothing of: it's older than all that were read. */
export function isBeforeHistory(history: Pick<ApiHistory, 'read'>, version: string): boolean {
  const versions = listVersions(history);
  const isRead = versions.some((one) => minorOf(one.version) === minorOf(version));
  const [oldest] = versions;
  return !isRead && oldest !== undefined && compareVersions(version, oldest.version) < 0;
}
