import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { toId } from './paths';
import { readFiles } from './files';
import { lookAgain, WRITE_TIME } from './look-again';

let folder: string;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const id = (name: string) => `${folder}/${name}`;

beforeEach(() => {
  folder = toId(mkdtempSync(path.join(tmpdir(), 'files-')));
  write('a.md', 'A');
  write('b.md', 'B');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Milliseconds from now. */
const later = (time: number) => Date.now() + time;

test('keeps texts and lists until a look finds what changed, and follows what is read later', () => {
  const first = readFiles();
  expect(first.list(folder)).toEqual([id('a.md'), id('b.md')]);
  expect([first.text(id('a.md')), first.has(id('c.md'))]).toEqual(['A', false]);
  expect(lookAgain(first)).toMatchObject({ files: first, changes: new Map() });

  // As long as the text before, and perhaps at the same time.
  write('a.md', 'B');
  write('b.md', 'changed');
  write('c.md', 'C');
  expect([first.text(id('a.md')), first.has(id('c.md')), first.list(folder)]).toEqual([
    'A',
    false,
    [id('a.md'), id('b.md')],
  ]);
  const { files, changes } = lookAgain(first);
  expect(changes).toEqual(
    new Map([
      [id('a.md'), 'update'],
      [id('b.md'), 'update'],
      [id('c.md'), 'create'],
    ]),
  );
  expect([files.text(id('a.md')), files.has(id('c.md'))]).toEqual(['B', true]);
  expect(files.list(folder)).toEqual([id('a.md'), id('b.md'), id('c.md')]);

  expect(lookAgain(files).changes.size).toBe(0);
  expect(files.text(`${folder}-outside`)).toBe(undefined);
  writeFileSync(`${folder}-outside`, 'there');
  onTestFinished(() => rmSync(`${folder}-outside`));
  expect(lookAgain(files).changes).toEqual(new Map([[`${folder}-outside`, 'create']]));
});

test('takes a file that is gone or empty for one that is being written, at first', () => {
  const first = readFiles();
  expect([first.text(id('a.md')), first.list(folder).length]).toEqual(['A', 2]);
  write('a.md', '');
  rmSync(id('b.md'));
  expect(lookAgain(first)).toMatchObject({ files: first, changes: new Map(), isUnsettled: true });
  write('a.md', 'mended');
  const { files, changes, isUnsettled } = lookAgain(first);
  expect([...changes.keys(), isUnsettled]).toEqual([id('a.md'), true]);
  expect(files.list(folder)).toEqual([id('a.md'), id('b.md')]);
  expect(lookAgain(files, later(WRITE_TIME))).toMatchObject({
    changes: new Map([[id('b.md'), 'delete']]),
    isUnsettled: false,
  });
});

test('keeps the list of a folder that cannot be read for now', () => {
  const first = readFiles();
  expect(first.list(folder)).toEqual([id('a.md'), id('b.md')]);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  const { files } = lookAgain(first);
  expect(files.list(folder)).toEqual([id('a.md'), id('b.md')]);
});
