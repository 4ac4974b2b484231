import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseSize, valueAfterKey } from './splitter';

const layersOf = (css: string) => [...css.matchAll(/z-index: (\d+)/g)].map(([, layer]) => Number(layer));
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

it('is below names to choose from in the code beside it', () => {
  const [, rule = ''] =
    /\.root:has\(:global\(\.cm-tooltip\)\) \{([^}]*)\}/.exec(read('../react/live-code.module.css')) ?? [];
  const [tooltips = 0] = layersOf(rule);
  expect(Math.max(...layersOf(read('splitter.module.css')))).toBeLessThan(tooltips);
});

const limits = { min: 20, max: 80, start: 50, step: 5 };
const after = (key: string, value: number, before = 50, keys = { grow: 'ArrowRight', shrink: 'ArrowLeft' }) =>
  valueAfterKey(key, { value, before, limits, ...keys });

it('moves by a step towards the key, within the limits', () => {
  expect(after('ArrowRight', 50)).toBe(55);
  expect(after('ArrowLeft', 50)).toBe(45);
  expect(after('ArrowRight', 78)).toBe(limits.max);
  expect(after('ArrowLeft', 22)).toBe(limits.min);
  expect(after('Home', 50)).toBe(limits.min);
  expect(after('End', 50)).toBe(limits.max);
  expect(after('ArrowUp', 50, 50, { grow: 'ArrowUp', shrink: 'ArrowDown' })).toBe(55);
});

it('collapses what it sizes, and brings it back as large as it was', () => {
  expect(after('Enter', 65, 65)).toBe(0);
  expect(after('ArrowLeft', 0, 65)).toBe(0);
  expect(after('Enter', 0, 65)).toBe(65);
});

it('leaves other keys alone', () => {
  expect(after('ArrowUp', 50)).toBeUndefined();
  expect(after('a', 50)).toBeUndefined();
});

it('is kept within the limits, or collapsed, whatever was written', () => {
  const kept = ['35.5', '0', '99', '-3', null, '', 'x'].map((text) => parseSize(text, limits));
  expect(kept).toEqual([35.5, 0, 80, 20, 50, 50, 50]);
});
