import type { LiveSource } from '../model/live';
import { findNearest } from '../model/find-nearest';
import { PlaygroundError } from '../model/playground-error';
import { codeOf, STARTS, type PlaygroundInput } from './playground-input';

/** What a playground may hold: each file is a tab and a script to compile, and all of them go to the worker that checks types. */
const LIMITS = { files: 200, characters: 1_000_000 };

/**
 * Checks what a page has passed, and the texts as they are now.
 * @throws {PlaygroundError} for what can't be run, whatever is in the code.
 */
export function checkInput(input: PlaygroundInput, { entry, files }: LiveSource): void {
  const { start = 'visible', active } = input;
  if (!STARTS.includes(start))
    throw fail('start', `${print(start)} is no time to start`, `one of ${STARTS.join(', ')}`, 'Change `start`');
  for (const [file, text] of Object.entries<unknown>({ ...input.files, ...files })) {
    const found = nameProblem(file, Object.keys(files));
    if (found) throw fail(file, found, 'a path from the folder of the playground, such as parts/row.tsx', 'Rename it');
    checkText(file, codeOf(text));
  }
  const names = Object.keys(files);
  if (names.length > LIMITS.files)
    throw fail('files', `there are ${names.length} of them`, `${LIMITS.files} at most`, 'Pass what the code imports');
  checkName('entry', entry, names);
  if (active !== undefined) checkName('active', active, [...names, ...Object.keys(input.files)]);
}

const fail = (file: string, found: string, expected: string, fix: string) =>
  new PlaygroundError({ file, found, expected, fix });

/** Briefly, whatever it is. */
const print = (value: unknown) => String(JSON.stringify(value)).slice(0, 40);

/** What is wrong with a file's name; undefined if nothing is. */
function nameProblem(file: string, names: readonly string[]): string | undefined {
  if (file.trim() === '') return 'it has no name';
  if (/^(\/|[a-z]+:)/i.test(file)) return 'its path is absolute';
  if (file.includes('\\')) return 'its path has a backslash';
  if (file.endsWith('/')) return 'it is a folder';
  if (file.split('/').some((part) => /^\.{0,2}$/.test(part))) return 'its path has a part that is no name';
  const inner = names.find((name) => name.startsWith(`${file}/`));
  return inner === undefined ? undefined : `it is a folder, too: of ${inner}`;
}

function checkText(file: string, text: unknown): void {
  if (typeof text !== 'string') {
    const found = `what was passed for it is ${text === null ? 'null' : `of type ${typeof text}`}`;
    throw fail(file, found, 'a text', 'Pass the text of each file in `files`');
  }
  const { characters } = LIMITS;
  const expected = `${characters.toLocaleString('en')} at most`;
  if (text.length > characters)
    throw fail(file, `it has ${text.length.toLocaleString('en')} characters`, expected, 'Shorten it');
}

/** @throws {PlaygroundError} for an option that names no file. @param names those that there are. */
export function checkName(option: string, file: string, names: readonly string[]): void {
  if (names.includes(file)) return;
  const nearest = findNearest(file, [...names]);
  const expected = names.length > 0 ? `one of ${[...new Set(names)].join(', ')}` : 'one of `files`, which has none';
  const found = option === 'entry' ? 'there is no such file' : `\`${option}\` names a file that isn't there`;
  throw fail(
    file,
    found,
    expected,
    `${nearest ? `Change \`${option}\` to ${nearest}` : `Change \`${option}\``}, or add the file`,
  );
}
