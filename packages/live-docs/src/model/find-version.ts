import { listVersions, minorOf, type ApiHistory, type ApiVersion } from './api-history';

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

/** True if a version belongs to the newest minors of a history. @param count number of minors. */
export function isRecent(history: Pick<ApiHistory, 'read'>, id: string, count: number): boolean {
  const versions = listVersions(history);
  const key = ({ name, version }: ApiVersion) => `${name}@${minorOf(version)}`;
  const recent = [...new Set(versions.map(key))].slice(-count);
  return versions.some((one) => one.id === id && recent.includes(key(one)));
}
