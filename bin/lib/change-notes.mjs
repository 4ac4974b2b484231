// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Kinds of changes, with what they raise of a version and the title of their part of the changelog. A release is as large as the
 * largest of its changes.
 */
export const KINDS = /** @type {const} */ ({
  breaking: { raises: 0, title: 'Breaking' },
  deprecated: { raises: 1, title: 'Deprecated' },
  added: { raises: 1, title: 'Added' },
  fixed: { raises: 2, title: 'Fixed' },
});

/** @typedef {keyof typeof KINDS} Kind */
/** @typedef {{ kind: Kind, packages: string[], text: string }} Note what a change means to others */

const FORM = /^---\n(\w+): *([^\n]+)\n---\n([^]+)$/;

/**
 * Reads a note: `---`, the kind and the packages, `---`, and what the changelog says.
 * @param {string} text
 * @param {string} file for messages
 * @param {readonly string[]} known names of packages
 * @returns {Note}
 */
export function parseNote(text, file, known) {
  const [, kind = '', list = '', said = ''] = FORM.exec(text.replaceAll('\r\n', '\n')) ?? [];
  const packages = list.split(',').map((name) => name.trim());
  const strange = packages.find((name) => !known.includes(name));
  if (!isKind(kind) || strange !== undefined || !said.trim()) {
    const found = !kind
      ? 'no kind and packages at the start'
      : !isKind(kind)
        ? `"${kind}"`
        : strange !== undefined
          ? `"${strange}"`
          : 'no text';
    throw new Error(
      `${file}: found ${found}. Expected "---", a line such as "added: live-docs, live-playground", "---" and a text. ` +
        `A kind is one of ${Object.keys(KINDS).join(', ')}, a package one of ${known.join(', ')}.`,
    );
  }
  return { kind, packages, text: said.trim() };
}

/**
 * @param {string} text
 * @returns {text is Kind}
 */
export const isKind = (text) => Object.hasOwn(KINDS, text);

/**
 * The notes of a folder, in the order of their names.
 * @param {string} folder
 * @param {readonly string[]} known
 * @returns {(Note & { file: string })[]}
 */
export function readNotes(folder, known) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      return { file, ...parseNote(readFileSync(file, 'utf8'), `changes/${name}`, known) };
    });
}

/**
 * Writes a note to a file that is named after its text.
 * @param {string} folder
 * @param {Note} note
 * @returns {string} the file's name
 */
export function writeNote(folder, { kind, packages, text }) {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? ['change'];
  const name = `${words.slice(0, 6).join('-')}.md`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), `---\n${kind}: ${packages.join(', ')}\n---\n\n${text.trim()}\n`);
  return name;
}

/**
 * The version that changes lead to: the first number for a breaking one, the second for an addition, the third for a fix.
 * @param {string} version the last one that was released: `1.2.3`
 * @param {readonly Pick<Note, 'kind'>[]} notes
 */
export function nextVersion(version, notes) {
  const raised = Math.min(...notes.map(({ kind }) => KINDS[kind].raises), 2);
  const numbers = version.split('.').map(Number);
  return numbers.map((number, at) => (at < raised ? number : at === raised ? number + 1 : 0)).join('.');
}

/**
 * What a changelog says of a version.
 * @param {string} version
 * @param {string} date `2026-11-27`
 * @param {readonly Note[]} notes
 */
export function describeVersion(version, date, notes) {
  const parts = Object.entries(KINDS).flatMap(([kind, { title }]) => {
    const some = notes.filter((note) => note.kind === kind);
    const items = some.map(
      ({ packages, text }) => `- ${packages.map((name) => `\`${name}\``).join(', ')}: ${text.replaceAll('\n', '\n  ')}`,
    );
    return some.length === 0 ? [] : [`### ${title}\n\n${items.join('\n')}\n`];
  });
  return [`## ${version}\n`, `${date}\n`, ...parts].join('\n');
}
