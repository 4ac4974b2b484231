import {
  findVersion,
  historyOf,
  isBeforeHistory,
  ownValue,
  sinceOf,
  type ApiHistory,
  type Problem,
} from '../../../model';
import { HISTORY_FILE } from './history-file';
import type { ApiParts } from './api-parts';
import type { Descriptions } from './read-descriptions';
import { isImportable } from './table-type';

type Parts = Pick<ApiParts, 'facts' | 'descriptions' | 'history' | 'version'>;

/**
 * Where the history lacks the installed version, and where a description says what the history knows.
 * @param own names of the documented packages whose source is used: that may be ahead of what is published.
 */
export function checkHistory({ facts, descriptions, history, version }: Parts, own: readonly string[]): Problem[] {
  if (!history) return [];
  const described = [...descriptions.values()];
  const isKnown = ({ id, extends: base = id }: Descriptions, name: string) =>
    historyOf(history, id, name) !== undefined || historyOf(history, base, name) !== undefined;
  const checkAll = (isChecked: (one: Descriptions, name: string) => boolean) =>
    described.flatMap((one) => checkSince(history, one, isChecked));
  if (own.some((name) => Object.hasOwn(history.read, name))) return checkAll(isKnown);
  const outdated = (found: string): Problem => ({
    file: HISTORY_FILE,
    found,
    expected: 'the installed version of the library, with all that docs/api describes',
    fix: 'Run "live-docs versions" and commit the file',
  });
  const isUnread = Object.values(history.unread).some((reasons) => Object.values(reasons).flat().includes(version));
  if (findVersion(history, version)?.version !== version && !isUnread)
    return [outdated(`the installed version ${version} isn't in the file`)];
  const missing = described
    .filter(isImportable)
    .flatMap((one) =>
      (ownValue(facts.tables, one.id)?.members ?? [])
        .filter(({ name, internal }) => !internal && !isKnown(one, name))
        .map(({ name }) => `${one.id} ${name}`),
    );
  return [
    ...(missing.length > 0 && !isUnread ? [outdated(`it has no ${missing.join(', ')}`)] : []),
    ...checkAll(() => true),
  ];
}

/** Versions in descriptions that the declarations know better. */
function checkSince(
  history: ApiHistory,
  table: Descriptions,
  isChecked: (table: Descriptions, name: string) => boolean,
): Problem[] {
  const { id, filename, lines, properties } = table;
  return Object.entries(properties).flatMap(([name, { since }]): Problem[] => {
    if (since === undefined || isBeforeHistory(history, since) || !isChecked(table, name)) return [];
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
