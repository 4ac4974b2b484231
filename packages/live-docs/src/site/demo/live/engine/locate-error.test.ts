import { expect, it } from 'vitest';
import { explainReactError } from './explain-react-error';
import { locateError, readFrames, type RunningScript } from './locate-error';
import { SourceError } from './source-error';

const text = 'first();\n  second();\n';
const script: RunningScript = {
  name: 'docs/demo/a.tsx',
  text,
  url: 'live:docs/demo/a.tsx?3',
  // The code has a head of ten characters.
  compiled: { code: `0123456789${text}`, imports: [], positions: Uint32Array.from([10, 0, 21, 11]) },
};
const scripts = new Map([[script.url, script]]);
const locate = (error: unknown) => locateError(error, scripts, (path) => path.replace('docs/demo/', ''));

function thrown(error: Error, stack: string): Error {
  error.stack = stack;
  return error;
}

it.each([
  [
    'Chromium',
    '    at row (https://x/y.js:1:2)\n    at Demo (live:docs/demo/a.tsx?3:2:3)\n    at z (live:docs/demo/a.tsx?3:1:11)',
  ],
  ['Chromium, evaluated', 'at eval (live:docs/demo/a.tsx?3:2:3)'],
  ['Firefox', 'row@https://x/y.js:1:2\nDemo@live:docs/demo/a.tsx?3:2:3\n'],
])('finds the innermost place in the reader’s code: %s', (_, stack) => {
  expect(locate(thrown(new TypeError('x is not a function'), stack))).toEqual({
    message: 'TypeError: x is not a function',
    file: 'a.tsx',
    line: 2,
    column: 3,
  });
});

it('skips the head of the code, and scripts that are gone', () => {
  const stack = 'at a (live:docs/demo/a.tsx?2:9:9)\nat b (live:docs/demo/a.tsx?3:1:13)';
  expect(locate(thrown(new Error('No'), stack))).toEqual({ message: 'No', file: 'a.tsx', line: 1, column: 1 });
});

it('finds what is wrong before anything runs', () => {
  const error = new SourceError({ message: 'Cannot find module: nope', at: 11 }, 'docs/demo/a.tsx');
  expect(locate(error)).toEqual({ message: 'Cannot find module: nope', file: 'a.tsx', line: 2, column: 3 });
  expect(locate(new SourceError({ message: 'No' }, 'docs/demo/a.tsx'))).toEqual({ message: 'No', file: 'a.tsx' });
});

it('takes anything that can be thrown', () => {
  const values = ['text', undefined, null, 0, Object.create(null), Symbol('s'), { toString: null }];
  expect(values.map((value) => locate(value).message)).toEqual([
    'Thrown: text',
    'Thrown: undefined',
    'Thrown: null',
    'Thrown: 0',
    'Thrown: object',
    'Thrown: Symbol(s)',
    'Thrown: object',
  ]);
  expect(locate(thrown(new Error(), ''))).toEqual({ message: 'Error' });
});

it('reads no frames of other code', () => {
  expect(readFrames('at a (https://x/live.js:1:2)\nat b (blob:1:2)')).toEqual([]);
});

it('says in words what React says by number', () => {
  const say = (number: number, ...args: string[]) =>
    explainReactError(
      `Minified React error #${number}; visit https://react.dev/errors/${number}${args.map((arg, at) => `${at ? '&' : '?'}args[]=${encodeURIComponent(arg)}`).join('')} for the full message.`,
    );
  expect(say(31, 'object with keys {a}')).toContain('object with keys {a}');
  expect(say(301)).toContain('Endless render');
  expect(say(9999)).toContain('Minified React error #9999');
  expect(explainReactError('Something else')).toBe('Something else');
});
