import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCRIPT_NAMES } from '../../model/frame-messages';
import { offsetAt, placeAt, sourceOffset } from '../../model/text-positions';
import { CompileError, compileScript } from './compile-script';

const compile = (text: string, name = 'docs/a.tsx') => compileScript({ name, text, url: 'live:docs/a.tsx?1' });

/** Runs a script with guards that count. */
function run(text: string, given: Record<string, unknown> = {}) {
  const counts = { calls: 0, turns: 0 };
  const module = { exports: {} as Record<string, unknown> };
  const names: Record<string, unknown> = {
    require: () => ({}),
    exports: module.exports,
    module,
    $$call: () => void (counts.calls += 1),
    $$loop: (time: number) => {
      counts.turns += 1;
      if (counts.turns > 50) throw new Error('endless');
      return time + 1;
    },
    $$register: () => {},
    $$sign: () => {},
    ...given,
  };
  (0, eval)(compile(text).code)(...SCRIPT_NAMES.map((name) => names[name]));
  return { ...counts, exports: module.exports };
}

describe('loops', () => {
  const endless = {
    'while': 'while (true) {}',
    'while without a block': 'let i = 0; while (true) i++;',
    'while without anything': 'while (true);',
    'do': 'do {} while (true)',
    'do without a block': 'let i = 0; do i++; while (true)',
    'for': 'for (;;) {}',
    'for without a block': 'let i = 0; for (;;) i++',
    'for with a test': 'for (let i = 0; i < 1; i += 0) {}',
    'for … of': 'const list = [1]; for (const one of list) list.push(one)',
    'a loop in a loop': 'for (;;) for (;;) break',
    'a loop with a label': 'outer: for (;;) for (;;) continue outer',
    'a loop in a condition': 'if (true) while (true); else for (;;);',
    'a callback': '[1].forEach(() => { while (true) {} })',
    'a method': '({ while() { for (;;); } }).while()',
    'a getter': '({ get do() { for (;;); } }).do',
    'a generator': 'function* one() { while (true) yield 1 } for (const x of one());',
    'a class field': 'new (class { x = (() => { for (;;); })() })()',
    'a static block': 'class A { static { for (;;); } }',
    'a loop after a type': 'const f = <T,>(x: T): T => { while (true as boolean) {} return x }; f<number>(1)',
    'a loop after JSX': 'const e = <b title="while">{(() => { for (;;); })()}</b>',
  };
  it.each(Object.entries(endless))('%s', (_, text) => {
    expect(() => run(text, { require: () => ({ jsx: () => null }) })).toThrow('endless');
  });

  it('in async functions', async () => {
    const { exports } = run('export const ended = (async () => { while (true) await null })()');
    await expect(exports['ended']).rejects.toThrow('endless');
  });

  it('of arrays that are waited for', async () => {
    const { exports } = run('export const ended = (async () => { for await (const x of [1, 2]) x })()');
    await expect(exports['ended']).resolves.toBeUndefined();
  });

  it('that end, do', () => {
    const { exports, turns } = run(`
      let sum = 0;
      for (let i = 0; i < 3; i++) sum += i;
      for (const x of [1, 2]) { if (x === 1) continue; sum += x }
      for (const key in { a: 1 }) sum += key.length
      let n = 3; while (n-- > 0) sum++; do sum++; while (sum < 10)
      export const all = sum`);
    expect([exports['all'], turns]).toEqual([10, 11]);
  });

  it('each have the clock of their function', () => {
    const times: number[] = [];
    const $$loop = (time: number) => {
      times.push(time);
      return time + 1;
    };
    run('function f() { for (const x of [1, 2]); for (const x of [3]); } f(); f();', { $$loop });
    expect(times).toEqual([0, 1, 2, 0, 1, 2]);
  });
});

describe('functions', () => {
  it.each([
    ['declarations', 'function f() {} f()'],
    ['expressions', '(function () {})()'],
    ['arrows with a block', '(() => {})()'],
    ['arrows with an expression', 'const f = (a = 1) => a; f()'],
    ['arrows with an object', 'export const f = () => ({ a: 1 }); f()'],
    ['methods', '({ f() {} }).f()'],
    ['getters', '({ get f() { return 1 } }).f'],
    ['constructors', 'class A {} class B extends A { constructor() { super() } } new B()'],
  ])('%s are counted', (_, text) => {
    expect(run(text).calls).toBe(1);
  });

  it('give what they gave', () => {
    const { exports, calls } = run(
      'const f = (a: number) => (b: number) => [a, b], g = f(1);\nexport const all = g(2)',
    );
    expect([exports['all'], calls]).toEqual([[1, 2], 2]);
  });
});

describe('names of the module', () => {
  it('may be used anew', () => {
    const { exports } = run('const setTimeout = 1, module = 2; export const all = [setTimeout, module]');
    expect(exports['all']).toEqual([1, 2]);
  });
});

describe('imports', () => {
  it('are all found, with their place, and with whether something is left of them', () => {
    const text = `import React, { useState } from 'react';
import type { A } from './types';
import { type B } from './more';
import { C } from './unused';
import './a.css';
export { d } from './d';
export * from './e';
const f = import('./f');
const s: C = "not from 'g'", h = require('./h');
useState();`;
    const found = compile(text).imports.map(({ name, used, at }) => [name, used, at && placeAt(text, at).line]);
    expect(found).toEqual([
      ['react', true, 1],
      ['./types', false, 2],
      ['./more', false, 3],
      ['./unused', false, 4],
      ['./a.css', true, 5],
      ['./d', true, 6],
      ['./e', true, 7],
      ['./f', true, 8],
      ['./h', true, undefined],
    ]);
  });

  it('of JSX come by themselves', () => {
    expect(compile('export default () => <b />').imports).toEqual([{ name: 'react/jsx-runtime', used: true }]);
  });
});

describe('places', () => {
  const text = `import { a } from './a';
type T = { a: number };

export default function Demo({ x }: { x: T }) {
  const list: number[] = []; for (const one of list) first(one as number);
  return <p title={second(x)}>{list.map((each) => third(each))}</p>;
}
`;

  it.each(['first(', 'second(', 'third(', 'return', 'list.map', 'Demo('])('%s is found in the text', (piece) => {
    const { code, positions } = compile(text);
    const at = code.indexOf(piece);
    expect(sourceOffset(positions, at)).toBe(text.indexOf(piece));
  });

  it('keep their lines', () => {
    const { code } = compile(text);
    const lineOf = (where: string) => placeAt(where, where.indexOf('third(')).line;
    expect(lineOf(code)).toBe(lineOf(text));
  });

  it.each([
    ['const a = ;', 'SyntaxError: Unexpected token', 1, 11],
    ['\n  let x = 1;\n  return <b>;\n', 'SyntaxError: Unexpected token', 3, 13],
    ['const e = <b>T{ake a reading</b>;', 'SyntaxError: Unexpected token', 1, 33],
    ["const s = 'open", 'SyntaxError: Unterminated string constant', 1, 11],
    // Its types hide it from the first reading.
    ['let a: number;\nexport default class {}() => a', 'SyntaxError: Unexpected token', 2, 27],
  ])('of what cannot be read: %j', (broken, message, line, column) => {
    const fault = faultOf(broken);
    expect(fault.message).toContain(message);
    expect(placeAt(broken, fault.at ?? -1)).toEqual({ line, column });
  });

  it('can be counted back from the compiled code', () => {
    const { code, positions } = compile(text);
    const place = placeAt(code, code.indexOf('first('));
    expect(sourceOffset(positions, offsetAt(code, place))).toBe(text.indexOf('first('));
  });
});

function faultOf(text: string) {
  try {
    compile(text);
  } catch (error) {
    if (error instanceof CompileError) return error.fault;
  }
  throw new Error('It compiled');
}

const DOCS = new URL('../../../../../site/docs/', import.meta.url);
const isScript = (name: string) => /\.tsx?$/.test(name) && !name.includes('.server.');

it('compiles every script of the demos, line by line @all', () => {
  const names = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter(isScript);
  expect(names).not.toEqual([]);
  for (const name of names) {
    const text = readFileSync(new URL(name, DOCS), 'utf8');
    const { code, positions } = compile(text, `docs/${name}`);
    expect(code.split('\n').length, name).toBe(text.split('\n').length + 2);
    // Pairs: an offset in the code, then the one in the text that it comes from.
    expect(
      positions.every((offset, at) => offset <= (at % 2 === 0 ? code : text).length),
      name,
    ).toBe(true);
  }
});

describe('what bundlers replace', () => {
  it('is there: the mode, and what a module knows of itself', () => {
    const { exports } = run(
      "export const mode = process.env.NODE_ENV;\nexport const { DEV } = import.meta.env;\nexport const text = 'import.meta' + ({ import: { meta: 1 } }).import.meta;",
    );
    expect(exports).toMatchObject({ mode: 'development', DEV: true, text: 'import.meta1' });
    expect(run('const process = 1; export const mine = process;').exports).toMatchObject({ mine: 1 });
  });

  it('is what elements are made with, if a comment says so', () => {
    const names = (text: string) => compile(text).imports.map(({ name }) => name);
    expect(names('/** @jsxImportSource @emotion/react */\nexport default () => <b css={{}} />;')).toEqual([
      '@emotion/react/jsx-runtime',
    ]);
    expect(names('export default () => <b />;')).toEqual(['react/jsx-runtime']);
  });
});

it.each(['a.tsx', 'a.jsx', 'a.js'])('compiles JSX in %s', (name) => {
  expect(compile('export default () => <p />;', name).code).toContain('_jsxruntime.jsx');
});
