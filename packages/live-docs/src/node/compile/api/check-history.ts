import { findVersion, historyOf, isBeforeHistory, sinceOf, type ApiHistory, type Problem } from '../../../model';
import { HISTORY_FILE } from './history-file';
import type { ApiParts } from './api-parts';
import type { Descriptions } from './read-descriptions';
import { isImportable } from './table-type';

type Parts = Pick<ApiParts, 'facts' | 'descriptions' | 'history' | 'version'>;

/** Where the history lacks the installed version, and where a description says what the history knows. */
export function checkHistory({ facts, descriptions, history, version }: Parts): Problem[] {
  if (!history) return [];
  const outdated = (found: string): Problem => ({
    file: HISTORY_FILE,
    found,
    expected: 'the installed version of the library, with all that docs/api describes',
    fix: 'Run "live-docs versions" and commit the file',
  });
  const isUnread = Object.values(history.unread).some((reasons) => Object.values(reasons).flat().includes(version));
  if (findVersion(history, version)?.version !== version && !isUnread)
    return [outdated(`the installed version ${version} isn't in the file`)];
  const missing = [...descriptions.values()]
    .filter(isImportable)
    .flatMap(({ id, extends: base = id }) =>
      (facts.tables[id]?.members ?? [])
        .filter(({ name, internal }) => !internal && !historyOf(history, id, name) && !historyOf(history, base, name))
        .map(({ name }) => `${id} ${name}`),
    );
  return [
    ...(missing.length > 0 && !isUnread ? [outdated(`it has no ${missing.join(', ')}`)] : []),
    ...[...descriptions.values()].flatMap((one) => checkSince(history, one)),
  ];
}

/** Versions in descriptions that the declarations know better. */
function checkSince(history: ApiHistory, { id, filename, lines, properties }: Descriptions): Problem[] {
  return Object.entries(properties).flatMap(([name, { since }]): Problem[] => {
    if (since === undefined || isBeforeHistory(history, since)) return [];
    const known = sinceOf(history, id, name);
    return [
      {
        file: filename,
        line: lines[name] ?? 1,
        found: `"${name}" is said to be new in ${since}`,
        expected: `no "since" where declarations know it; they say ${known?.id ?? 'that it is older'}`,
        fix: 'Remove "since"',
      },
    ];
  });
}
