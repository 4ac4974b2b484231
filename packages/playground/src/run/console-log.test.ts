import { expect, it } from 'vitest';
import type { ConsoleEntry } from '../model/frame-messages';
import { addEntries, clearLog, EMPTY_LOG, filterLines } from './console-log';

const entry = (text: string, more: Partial<ConsoleEntry> = {}): ConsoleEntry => ({
  level: 'log',
  react: false,
  run: 1,
  text,
  ...more,
});
const texts = (log: typeof EMPTY_LOG) => log.lines.map(({ text, count }) => (count > 1 ? `${text} ×${count}` : text));

it('counts equal neighbours, of one place and level', () => {
  let log = addEntries(EMPTY_LOG, [entry('a'), entry('a'), entry('b'), entry('a')]);
  log = addEntries(log, [entry('a'), entry('a', { level: 'error' }), entry('a', { level: 'error', line: 3 })]);
  expect(texts(log)).toEqual(['a ×2', 'b', 'a ×2', 'a', 'a']);
  expect(new Set(log.lines.map(({ id }) => id)).size).toBe(5);
});

it("has each of React's warnings once", () => {
  const warning = entry('Each child needs a key', { level: 'error', react: true });
  expect(texts(addEntries(EMPTY_LOG, [warning, entry('a'), warning]))).toEqual(['Each child needs a key ×2', 'a']);
});

it('is the log of the newest run', () => {
  const first = addEntries(EMPTY_LOG, [entry('old')], 2);
  const second = addEntries(first, [entry('new', { run: 2 })]);
  expect(texts(second)).toEqual(['new']);
  expect(second.dropped).toBe(0);
  expect(texts(addEntries(second, [entry('late')]))).toEqual(['new']);
  expect(texts(addEntries(clearLog(second), [entry('more', { run: 2 })]))).toEqual(['more']);
});

it('keeps the newest 200 lines of 10,000 characters, and counts the others', () => {
  const many = Array.from({ length: 250 }, (_, at) => entry(`${at}`));
  const log = addEntries(addEntries(EMPTY_LOG, many, 5), [entry('x'.repeat(20_000))]);
  expect(log.lines.length).toBe(200);
  expect(log.lines[0]?.text).toBe('51');
  expect(log.lines.at(-1)?.text.length).toBe(10_000);
  expect(log.dropped).toBe(56);
});

it('is filtered by text, level and place', () => {
  const { lines } = addEntries(EMPTY_LOG, [
    entry('Mounted', { file: 'simple.tsx', line: 3, column: 5 }),
    entry('Failed', { level: 'error' }),
  ]);
  const found = (words: string) => filterLines(lines, words).map(({ text }) => text);
  expect(found(' ')).toEqual(['Mounted', 'Failed']);
  expect(found('mount')).toEqual(['Mounted']);
  expect(found('ERROR')).toEqual(['Failed']);
  expect(found('simple.tsx:3')).toEqual(['Mounted']);
});
