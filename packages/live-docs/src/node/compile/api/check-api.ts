import { memberId } from 'live-playground/model';
import { type Problem } from '../../../model';
import { findNearest } from 'live-playground/model';
import { joinMembers, type ApiParts } from './join-table';
import { API_FOLDER, type Descriptions } from './read-descriptions';

type Parts = Pick<ApiParts, 'facts' | 'descriptions' | 'users'>;

/** Where the library and what is said of it differ: a property without a description, a description without a property. */
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
    const keys = facts.tables[one.id]?.keys[name] ?? [];
    const rows = facts.tables[see]?.members.map((member) => member.name) ?? [];
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
  const members = parts.facts.tables[one.id]?.members.map(({ name }) => name) ?? [];
  const described = Object.keys(one.properties);
  const gone = described.filter((name) => !members.includes(name));
  const missing = joinMembers(parts, one.id).flatMap(({ member, description }) => (description ? [] : member.name));
  const native = (parts.facts.tables[one.id]?.native ?? []).length > 0;
  return [
    ...missing.map((name): Problem => ({
      file: one.filename,
      found: `the property "${name}" of ${one.id} has no description`,
      expected: 'a text for every property of the library, at least in en',
      fix: nearest(name, gone, `Add "${name}"`, 'rename'),
    })),
    ...gone.map((name): Problem => ({
      file: one.filename,
      line: one.lines[name] ?? 1,
      found: `"${name}" is described, and ${one.id} has no such property`,
      expected: 'the name of a property of the library',
      fix: nearest(name, missing.length > 0 ? missing : members, `Remove "${name}"`, 'rename it to'),
    })),
    ...(native === (one.native !== undefined)
      ? []
      : [
          {
            file: one.filename,
            found: native
              ? 'no text for the native attributes'
              : 'a text for native attributes, of which there are none',
            expected: 'the key "native" where a type takes the attributes of every element',
            fix: native ? 'Add "native"' : 'Remove "native"',
          },
        ]),
  ];
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
