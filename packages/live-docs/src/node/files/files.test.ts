import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toId } from './paths';
import { readFiles } from './files';

let folder: string;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const id = (name: string) => `${folder}/${name}`;

beforeEach(() => {
  folder = toId(mkdtempSync(path.join(tmpdir(), 'files-')));
  write('a.md', 'A');
  write('b.md', 'B');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('keeps texts and lists until a change is reported', () => {
  const first = readFiles();
  expect(first.list(folder)).toEqual([id('a.md'), id('b.md')]);
  expect([first.text(id('a.md')), first.has(id('c.md'))]).toEqual(['A', false]);

  write('a.md', 'changed');
  write('c.md', 'C');
  rmSync(id('b.md'));
  const second = readFiles(first, [id('a.md')]);
  expect(second.text(id('a.md'))).toBe('changed');
  expect([second.has(id('c.md')), second.list(folder)]).toEqual([false, [id('a.md'), id('b.md')]]);

  const third = readFiles(second, [id('b.md'), id('c.md')]);
  expect([third.has(id('c.md')), third.list(folder)]).toEqual([true, [id('a.md'), id('c.md')]]);
});

test('leaves out a byte order mark', () => {
  write('a.md', '\uFEFF---');
  expect(readFiles().text(id('a.md'))).toBe('---');
});

test('tells whether a file is on the disk as it was read', () => {
  const files = readFiles();
  files.text(id('a.md'));
  files.text(id('b.md'));
  files.has(id('c.md'));
  const current = () => ['a.md', 'b.md', 'c.md', 'never-read.md'].map((name) => files.isCurrent(id(name)));
  expect(current()).toEqual([true, true, undefined, undefined]);
  write('a.md', 'changed');
  rmSync(id('b.md'));
  write('c.md', 'C');
  expect(current()).toEqual([false, false, false, undefined]);
});
