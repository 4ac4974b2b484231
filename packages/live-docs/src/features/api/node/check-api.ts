import { findNearest, memberId } from 'live-playground/model';
import { findVersion, historyOf, isBeforeHistory, ownValue, sinceOf, type Problem } from '../../../core/model';
import type { Coverage } from '../../../core/node/feature/feature';
import { HISTORY_FILE } from '../../../core/node/snapshot/history-file';
import { joinMembers, type ApiParts } from './join-table';
import { API_FOLDER, isImportable, type Descriptions } from './read-descriptions';

type Parts = Pick<ApiParts, 'facts' | 'descriptions' | 'users' | 'homes' | 'language'>;

/** Where a description says something of a property. */
export const placeOf = ({ filename, lines }: Descriptions, name: string) => ({
  file: filename,
  line: lines[name] ?? 1,
});

/** Where the library and what `docs/api` says of it differ: a description without a property, a table that doesn't exist. */
export function checkApi(parts: Parts): Problem[] {
  const { facts, descriptions } = parts;
  const all = [...descriptions.values()];
  const isBroken = (file: string | undefined) => facts.errors.some((error) => error.file === file);
  const baseOf = (one: Descriptions) => (one.extends === undefined ? undefined : descriptions.get(one.extends));
  return [
    ...facts.errors.map(({ file, message }) => ({
      file,
      found: `"type", "component" or "import" does not compile: ${message}`,
      expected: 'names that the library exports',
      fix: 'Look up what the library calls it now',
    })),
    ...all.flatMap((one) => [...checkNames(one, descriptions), ...checkKeys(parts, one)]),
    // Of a type that was not read, no property would be found.
    ...all
      .filter((one) => !isBroken(one.filename) && !isBroken(baseOf(one)?.filename))
      .flatMap((one) => compare(parts, one)),
  ];
}

/** Properties whose value has other keys than the table that is to list them. */
function checkKeys({ facts, descriptions }: Parts, one: Descriptions): Problem[] {
  return Object.entries(one.properties).flatMap(([name, { see = '' }]): Problem[] => {
    const keys = ownValue(ownValue(facts.tables, one.id)?.keys, name) ?? [];
    const rows = ownValue(facts.tables, see)?.members.map((member) => member.name) ?? [];
    const file = descriptions.get(see)?.filename;
    if (keys.length === 0 || !file || facts.errors.some((error) => error.file === file)) return [];
    // A union is a row beside those of its literals.
    const isKey = (row: string) => keys.some((key) => key === row || key.startsWith(`${row}.`));
    const unlike = [...keys.filter((key) => !rows.includes(key)), ...rows.filter((row) => !isKey(row))];
    if (unlike.length === 0) return [];
    const found = `the value of "${name}" and the table "${see}" differ in ${unlike.map((key) => `"${key}"`).join(', ')}`;
    const fix = 'Give the property a table of its own, or take "see" away';
    return [{ ...placeOf(one, name), found, expected: 'the same keys in both', fix }];
  });
}

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

/** Properties that are described and not there, and a text for native attributes where there are none. */
function compare(parts: Parts, one: Descriptions): Problem[] {
  const { members = [], native = [] } = ownValue(parts.facts.tables, one.id) ?? {};
  const names = members.map(({ name }) => name);
  const missing = undescribed(parts, one.id);
  const problems = Object.keys(one.properties)
    .filter((name) => !names.includes(name))
    .map((name): Problem => {
      const match = findNearest(name, missing.length > 0 ? missing : names);
      return {
        ...placeOf(one, name),
        found: `"${name}" is described, and ${one.id} has no such property`,
        expected: 'the name of a property of the library',
        fix: match ? `Remove "${name}", or rename it to "${match}", the nearest match` : `Remove "${name}"`,
      };
    });
  if (one.native !== undefined && native.length === 0)
    problems.push({
      file: one.filename,
      line: one.keyLines['native'] ?? 1,
      found: 'a text for native attributes, of which there are none',
      expected: 'the key "native" where a type takes the attributes of every element',
      fix: 'Remove "native"',
    });
  return problems;
}

/** Properties of a table that nothing is said of: no comment, no text, no note on its end. */
const undescribed = (parts: Parts, id: string): string[] =>
  ownMembers(parts, id).flatMap(({ member, description: { texts = {} } = {} }) =>
    texts[parts.language] || texts['en'] || member.deprecated ? [] : member.name,
  );

const ownMembers = (parts: Parts, id: string) => joinMembers(parts, id).filter(({ home }) => home === id);

/** Counts the properties of all tables, each once, and lists those without a description. */
export function measureCoverage(parts: Parts): Coverage {
  const ids = [...parts.descriptions.keys()];
  const all = ids.flatMap((id) => ownMembers(parts, id)).length;
  const missing = ids.flatMap((id) => undescribed(parts, id).map((name) => memberId(id, name)));
  return { described: all - missing.length, all, missing };
}

/** Properties that could be shown by a demo, and are by none: each once, and not those on their way out. */
export const findUnused = (parts: Parts): string[] =>
  [...parts.descriptions.keys()].flatMap((id) =>
    joinMembers(parts, id).flatMap(({ member, isShared }) => {
      const one = memberId(id, member.name);
      return isShared || member.deprecated !== undefined || parts.users.has(one) ? [] : one;
    }),
  );

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
  const isOwn = own.some((name) => Object.hasOwn(history.read, name));
  /** Versions in descriptions that the declarations know better. */
  const since = described.flatMap((one) =>
    Object.entries(one.properties).flatMap(([name, said]): Problem[] => {
      if (said.since === undefined || isBeforeHistory(history, said.since) || (isOwn && !isKnown(one, name))) return [];
      const known = sinceOf(history, one.id, name)?.id ?? 'that it is older';
      const found = `"${name}" is said to be new in ${said.since}`;
      const expected = `no "since" where declarations know it; they say ${known}`;
      return [{ ...placeOf(one, name), found, expected, fix: 'Remove "since"' }];
    }),
  );
  if (isOwn || Object.values(history.unread).some((reasons) => Object.values(reasons).flat().includes(version)))
    return since;
  const outdated = (found: string): Problem => ({
    file: HISTORY_FILE,
    found,
    expected: 'the installed version of the library, with all that docs/api describes',
    fix: 'Run "live-docs versions" and commit the file',
  });
  if (findVersion(history, version)?.version !== version)
    return [outdated(`the installed version ${version} isn't in the file`)];
  const missing = described
    .filter(isImportable)
    .flatMap((one) =>
      (ownValue(facts.tables, one.id)?.members ?? [])
        .filter(({ name, internal }) => !internal && !isKnown(one, name))
        .map(({ name }) => memberId(one.id, name)),
    );
  return [...(missing.length > 0 ? [outdated(`it has no ${missing.join(', ')}`)] : []), ...since];
}
