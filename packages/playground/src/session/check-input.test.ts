import { expect, it } from 'vitest';
import { checkInput } from './check-input';
import type { PlaygroundInput } from './playground-input';

/** What is said of what a page has passed; nothing if it's right. */
function said(input: Partial<Record<keyof PlaygroundInput, unknown>>): string | undefined {
  const whole = { files: { 'app.tsx': '' }, entry: 'app.tsx', ...input } as PlaygroundInput;
  const files = Object.fromEntries(Object.entries(whole.files).filter(([, text]) => typeof text === 'string'));
  try {
    checkInput(whole, { entry: whole.entry, files: files as Record<string, string> });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const PATH = 'Expected a path from the folder of the playground, such as parts/row.tsx. Rename it.';

it.each<[name: string, found: string]>([
  ['', 'it has no name'],
  ['parts/', 'it is a folder'],
  ['/app.tsx', 'its path is absolute'],
  ['https://a.b/c.ts', 'its path is absolute'],
  ['C:\\app.tsx', 'its path is absolute'],
  ['parts\\row.tsx', 'its path has a backslash'],
  ['../app.tsx', 'its path has a part that is no name'],
  ['parts/../app.tsx', 'its path has a part that is no name'],
  ['parts//row.tsx', 'its path has a part that is no name'],
  ['./app.tsx', 'its path has a part that is no name'],
])('says what is wrong with the name "%s"', (name, found) => {
  expect(said({ files: { 'app.tsx': '', [name]: '' } })).toBe(`${name}: ${found}. ${PATH}`);
});

it('says which file is a folder, too', () => {
  expect(said({ files: { 'app.tsx': '', 'parts': '', 'parts/row.tsx': '' } })).toBe(
    `parts: it is a folder, too: of parts/row.tsx. ${PATH}`,
  );
});

it('says what was passed in place of a text', () => {
  const expected = 'Expected a text. Pass the text of each file in `files`.';
  expect(said({ files: { 'app.tsx': 5 } })).toBe(`app.tsx: what was passed for it is of type number. ${expected}`);
  expect(said({ files: { 'app.tsx': null } })).toBe(`app.tsx: what was passed for it is null. ${expected}`);
  expect(said({ files: { 'app.tsx': { code: null } } })).toBe(`app.tsx: what was passed for it is null. ${expected}`);
});

it('says what is too much', () => {
  const files = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at}.ts`, '']));
  expect(said({ files: { 'app.tsx': '', ...files } })).toBe(
    'files: there are 501 of them. Expected 200 at most. Pass what the code imports.',
  );
  expect(said({ files: { 'app.tsx': 'a'.repeat(2_000_000) } })).toBe(
    'app.tsx: it has 2,000,000 characters. Expected 1,000,000 at most. Shorten it.',
  );
});

it('names what there is in place of a wrong option', () => {
  expect(said({ start: 'visibel' })).toBe(
    'start: "visibel" is no time to start. Expected one of visible, interaction, now. Change `start`.',
  );
  expect(said({ active: 'ap.tsx' })).toBe(
    "ap.tsx: `active` names a file that isn't there. Expected one of app.tsx. Change `active` to app.tsx, or add the file.",
  );
  expect(said({ entry: 'far-away.js', files: {} })).toBe(
    'far-away.js: there is no such file. Expected one of `files`, which has none. Change `entry`, or add the file.',
  );
  expect(said({ start: 'now', active: 'app.tsx' })).toBeUndefined();
});
