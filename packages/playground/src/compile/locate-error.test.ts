import { expect, it } from 'vitest';
import type { FrameError } from '../model/frame-messages';
import { isFrom, locateError, locateSourceError, readFrames, type RunningScript } from './locate-error';
import { SourceError } from './create-script-compiler';

const text = 'first();\n  second();\n';
const script: RunningScript = {
  name: 'docs/demo/a.tsx',
  text,
  url: 'live:docs/demo/a.tsx?3',
  // The code has a head of ten characters.
  compiled: { code: `0123456789${text}`, imports: [], positions: Uint32Array.from([10, 0, 21, 11]) },
};
const scripts = new Map([[script.url, script]]);
const nameOf = (path: string) => path.replace('docs/demo/', '');
const locate = (error: Partial<FrameError>) =>
  locateError({ phase: 'render', message: 'No', stack: '', ...error }, scripts, nameOf);

it.each([
  [
    'Chromium',
    '    at row (https://x/y.js:1:2)\n    at Demo (live:docs/demo/a.tsx?3:2:3)\n    at z (live:docs/demo/a.tsx?3:1:11)',
  ],
  ['Chromium, evaluated', 'at eval (live:docs/demo/a.tsx?3:2:3)'],
  ['Firefox', 'row@https://x/y.js:1:2\nDemo@live:docs/demo/a.tsx?3:2:3\n'],
])('finds the innermost place in the reader’s code: %s', (_, stack) => {
  expect(locate({ stack })).toEqual({ message: 'No', file: 'a.tsx', line: 2, column: 3 });
});

it('skips the head of the code, and scripts that are gone', () => {
  const stack = 'at a (live:docs/demo/a.tsx?2:9:9)\nat b (live:docs/demo/a.tsx?3:1:13)';
  expect(locate({ stack })).toEqual({ message: 'No', file: 'a.tsx', line: 1, column: 1 });
});

it('finds what is wrong before anything runs', () => {
  const error = new SourceError({ message: 'Cannot find module: nope', at: 11 }, 'docs/demo/a.tsx');
  expect(locateSourceError(error, scripts, nameOf)).toEqual({
    message: 'Cannot find module: nope',
    file: 'a.tsx',
    line: 2,
    column: 3,
  });
  const without = new SourceError({ message: 'No' }, 'docs/demo/a.tsx');
  expect(locateSourceError(without, scripts, nameOf)).toEqual({ message: 'No', file: 'a.tsx' });
});

it('finds what the browser says of a script that it cannot parse', () => {
  expect(locate({ url: script.url, line: 2, column: 3 })).toEqual({ message: 'No', file: 'a.tsx', line: 2, column: 3 });
});

it('reads no frames of other code', () => {
  expect(readFrames('at a (https://x/live.js:1:2)\nat b (blob:1:2)')).toEqual([]);
});

it('takes an error for one of the program that is shown unless that has replaced its script', () => {
  const running = (...urls: string[]) => ({
    entry: 'docs/demo/a.tsx',
    scripts: urls.map((url) => ({ path: url.slice(5, -2), url, code: '', imports: {} })),
    styles: [],
    packages: {},
  });
  const program = running('live:docs/demo/a.tsx?5', 'live:docs/demo/b.ts?2');
  const comesFrom = (...places: string[]) =>
    isFrom({ phase: 'later', message: 'No', stack: places.map((place) => `at a (${place}:1:1)`).join('\n') }, program);
  expect(['live:docs/demo/a.tsx?5', 'live:docs/demo/b.ts?2'].map((place) => comesFrom(place))).toEqual([true, true]);
  expect(['live:docs/demo/a.tsx?4', 'live:docs/demo/b.ts?1'].map((place) => comesFrom(place))).toEqual([false, false]);
  // Of a run that was overtaken by text that doesn't compile.
  expect(comesFrom('live:docs/demo/a.tsx?6')).toBe(true);
  expect([comesFrom('https://x/y.js'), comesFrom()]).toEqual([true, true]);
});
