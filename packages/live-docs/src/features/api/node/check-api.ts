import type { Coverage } from '../../../core/node/feature/feature';
import { memberId, findNearest } from 'live-playground/model';
import {
  ownValue,
  type Problem,
  findVersion,
  historyOf,
  isBeforeHistory,
  sinceOf,
  type ApiHistory,
} from '../../../core/model';
import { type ApiParts, joinMembers } from './join-table';
import { API_FOLDER, type Descriptions, isImportable } from './read-descriptions';
import { HISTORY_FILE } from '../../../core/node/snapshot/history-file';

type Parts = Pick<ApiParts, 'facts' | 'descriptions' | 'users' | 'homes' | 'language'>;

/** Where the library and what `docs/api` says of it differ: a description without a property, a table that doesn't exist. */
export function checkApi(parts: Parts): Problem[] {
  const { facts, descriptions } = parts;
  const broken = facts.errors.map(({ file, message }): Problem => ({
    file,
    found: `"type", "component" or "import" does not compile: ${message}`,
    expected: 'names that the library exports',
    fix: 'Look up what the library calls it now',
  }));
  return [
    ...broken,
    ...[...descriptions.values()].flatMap((one) => [...checkNames(one, descriptions), ...checkKeys(parts, one)]),
    // Of a type that was not read, no property would be found.
    ...[...descriptions.values()].filter((one) => isRead(parts, one)).flatMap((one) => compare(parts, one)),
  ];
}

/** True where a type was read, and that of the table whose words it uses too. */
function isRead({ facts, descriptions }: Parts, one: Descriptions): boolean {
  const base = one.extends === undefined ? undefined : descriptions.get(one.extends);
  return !facts.errors.some(({ file }) => file === one.filename || file === base?.filename);
}

/** Properties whose value has other keys than the table that is to list them. */
function checkKeys({ facts, descriptions }: Parts, one: Descriptions): Problem[] {
  return Object.entries(one.properties).flatMap(([name, { see = '' }]): Problem[] => {
    const keys = ownValue(ownValue(facts.tables, one.id)?.keys, name) ?? [];
    const rows = ownValue(facts.tables, see)?.members.map((member) => member.name) ?? [];
    const file = descriptions.get(see)?.filename;
    if (keys.length === 0 || !file || facts.errors.some((error) => error.file === file)) return [];
    const unlike = [...keys.filter((key) => !rows.includes(key)), ...rows.filter((key) => !isKey(key, keys))];
    if (unlike.length === 0) return [];
    return [
      {
        file: one.filename,
        line: one.lines[name] ?? 1,
        found: `the value of "${name}" and the table "${see}" differ in ${unlike.map((key) => `"${key}"`).join(', ')}`,
        expected: 'the same keys in both',
        fix: 'Give the property a table of its own, or take "see" away',
      },
    ];
  });
}

/** A union is a row beside those of its literals. */
const isKey = (row: string, keys: string[]) => keys.some((key) => key === row || key.startsWith(`${row}.`));

/** Tables that a file names and that are not there. */
function checkNames(one: Descriptions, descriptions: ReadonlyMap<string, Descriptions>): Problem[] {
  const named = [
    ...(one.extends ? [{ name: one.extends, line: one.keyLines['extends'] ?? 1 }] : []),
    ...Object.entries(one.properties).flatMap(([key, { see }]) =>
      see ? [{ name: see, line: one.lines[key] ?? 1 }] : [],
    ),
  ];
  return named
    .filter(({ name }) => !descriptions.has(name))
    .map(({ name, line }) => ({
      file: one.filename,
      line,
      found: `the table "${name}" does not exist`,
      expected: `one of ${[...descriptions.keys()].join(', ')}`,
      fix: `Correct the name, or add its file to ${API_FOLDER}`,
    }));
}

function compare(parts: Parts, one: Descriptions): Problem[] {
  const members = ownValue(parts.facts.tables, one.id)?.members.map(({ name }) => name) ?? [];
  const gone = Object.keys(one.properties).filter((name) => !members.includes(name));
  const missing = undescribed(parts, one.id);
  return [
    ...gone.map((name): Problem => ({
      file: one.filename,
      line: one.lines[name] ?? 1,
      found: `"${name}" is described, and ${one.id} has no such property`,
      expected: 'the name of a property of the library',
      fix: nearest(name, missing.length > 0 ? missing : members, `Remove "${name}"`, 'rename it to'),
    })),
    ...(one.native !== undefined && (ownValue(parts.facts.tables, one.id)?.native ?? []).length === 0
      ? [
          {
            file: one.filename,
            line: one.keyLines['native'] ?? 1,
            found: 'a text for native attributes, of which there are none',
            expected: 'the key "native" where a type takes the attributes of every element',
            fix: 'Remove "native"',
          },
        ]
      : []),
  ];
}

/** Properties of a table that nothing is said of: no comment, no text, no note on its end. */
const undescribed = (parts: Parts, id: string): string[] =>
  joinMembers(parts, id)
    .filter(({ home }) => home === id)
    .flatMap(({ member, description: { texts = {} } = {} }) =>
      texts[parts.language] || texts['en'] || member.deprecated ? [] : member.name,
    );

/** Counts the properties of all tables, each once, and lists those without a description. */
export function measureCoverage(parts: Parts): Coverage {
  const ids = [...parts.descriptions.keys()];
  const all = ids.flatMap((id) => joinMembers(parts, id).filter(({ home }) => home === id)).length;
  const missing = ids.flatMap((id) => undescribed(parts, id).map((name) => memberId(id, name)));
  return { described: all - missing.length, all, missing };
}

function nearest(name: string, candidates: string[], fix: string, verb: string): string {
  const match = findNearest(name, candidates);
  return match ? `${fix}, or ${verb} "${match}", the nearest match` : fix;
}

/** Properties that could be shown by a demo, and are by none: each once, and not those on their way out. */
export function findUnused(parts: Parts): string[] {
  return [...parts.descriptions.keys()].flatMap((id) =>
    joinMembers(parts, id)
      .filter(({ member, isShared }) => !isShared && member.deprecated === undefined)
      .filter(({ member }) => !parts.users.has(memberId(id, member.name)))
      .map(({ member }) => `${id} ${member.name}`),
  );
}

/**
 * Where the history lacks the installed version, and where a description says what the history knows.
 * @param own names of the documented packages whose source is used: that may be ahead of what is published.
 */
export function checkHistory(
  { facts, descriptions, history, version }: Pick<ApiParts, 'facts' | 'descriptions' | 'history' | 'version'>,
  own: readonly string[],
): Problem[] {
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
