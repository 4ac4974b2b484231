import { createRequire } from 'node:module';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { project } from '../../../tests/support/project';
import { CompileError, compileScript } from './compile-script';

const DEP = `let n = 0; export const inc = () => { n++ }; export { n };
export default function named(x) { return ['named', x] } export function fn(x) { return ['fn', x] }
export const a = 'A'; export class K { v = 1 } export type T = 1; export type U = 2;`;

/** Each exports by default what it comes to. */
const SCRIPTS = {
  'an enum': `enum A { X = 1, Y = X * 2, Z = 'z' as any, 'a-b' = -5, c } enum A { D = A.Y + 7 } export default [A.X, A[2], A.Z, A['a-b'], A.c, A.D]`,
  'a const enum': `export const enum A { X = 1 << 2, Y } export default [A.X, A.Y]`,
  'declarations': `declare const q: number; declare enum Q { A } declare namespace W { const a: 1 } declare module 'x' { namespace Y { const b: 1 } } declare global { interface Window { a: 1 } } export default 1`,
  'a namespace of types': `export namespace N { export type A = { const: 1 }; export interface B {} } declare module M {} export default 1 as N.A`,
  'fields': `class B { constructor() { this.init() } init() { (this as any).x = 5; (this as any).y = 5 } } class A extends B { declare x: number; y: number; #z = 1; static s = 1; static { A.s += 1 } [k: string]: any; has(o) { return #z in o } get z() { return this.#z } } const o = new A(); export default [o.x, String(o.y), A.s, o.z, o.has({})]`,
  'parameter properties': `class A { constructor(public a: number, private readonly b = 2) {} sum() { return this.a + this.b } } export default new A(1).sum()`,
  'classes': `interface I { a: number } abstract class A<T> implements I { abstract m(): void; a = 1; b?: T; c!: T } class B extends A<string> { m() {} override a = 2; f = () => this.a } export default new B().f()`,
  'satisfies, as and !': `const a = { b: 1 } satisfies Record<string, number> as any; let x!: number; x = <T,>(y: T) => y; export default a!.b! + x(2)`,
  'type parameters': `function f<const T>(x: T) { return x } const g = <const T,>(x: T) => x; const h = f<number>; const m = new Map<string, Array<number>>([['a', [1]]]); export default [f(1), g(2), h(3), m.get('a'), 1 < 2, (1<2) > 0]`,
  'overloads': `function f(a: string): string; function f(a: any) { return a } function g(this: { a: number }, b: number): b is 1 { return this.a + b } export default [f('1'), g.call({ a: 1 }, 2)]`,
  'words as names': `const type = 1, as = 2, of = 3, declare = 4, namespace = 5, satisfies = 6, async = 7, get = 8, using = 9, accessor = 10, global = 11; using; export default [type, as, of, declare, namespace, satisfies, async, get, using, accessor, global, { await: 1 }.await]`,
  'words as names of types': `interface Row { module: string; namespace: number } type Sizes = { global: boolean; module: { a: 1 } }; const rows: Row[] = [{ module: 'a', namespace: 1 }]; function read({ module }: { module: string }) { const size: Sizes = { global: true, module: { a: 1 } }; return [module, size] } export default rows.map(read)`,
  'words before words': `const using: unknown = 1; const list: unknown[] = []; for (const accessor of [1, 2]) list.push(accessor as number, accessor satisfies number); export default [using as number, using satisfies unknown, ...list]`,
  'types of modules': `import type { T } from './dep'; import { type U, a } from './dep'; export type * from './dep'; export type * as M from './dep'; let x: typeof import('./dep'); export default a`,
  'imports': `import d, * as all from './dep'; import { K, a, fn } from './dep'; const f = (a: number) => { { let a = 5; void a } return a }; export default [d(1), d?.name, new K().v, fn(2), all.a, { a, b: { a } }, f(9)]`,
  'import = require': `import x = require('./dep'); export default x.a`,
  'live bindings': `import { n, inc } from './dep'; const before = n; inc(); export let z = 1; z++; [z] = [z + 1]; ({ z } = { z: z + 1 }); export default [n - before, z]`,
  'exports': `export { a as default } from './dep'; export * as all from './dep'; const q = 1; export { q };`,
  'a default function': `export default function () { return 1 }`,
  'JSON': `import data from './data.json' with { type: 'json' }; export default data.x`,
  'text in JSX': `export default (<p title="&copy; &quot;" data-a='x'>
    &nbsp;&lt;a&#65;&#x42; &mdash; a  b
    {' '}c {/* no */} d
  </p>).props`,
  'elements': `import { Fragment } from 'react'; const A = { b: { C: () => null } }; const p = { a: 1 }; const list = ['x', 'y']; function G<T>(p: { x: T }) { return null }
    export default [(<><b>1</b>{2}</>).type === Fragment, (<Fragment key="a">x</Fragment>).key, (<b {...p} key="z" />).key, (<p>{...list}</p>).props, (<A.b.C />).type === A.b.C, (<G<number> x={1} />).props, (<a data-c />).props]`,
  'import.meta': `export default [typeof import.meta.url, typeof import.meta.env.BASE_URL]`,
  'numbers and texts':
    'export default [String(1n + 2n ** 3n), 1_000 + 0b11, /[\\p{L}--[a-z]]/v.test("A"), `a${1}`, "</script>"]',
  'statements': `let a: any = null; a ??= 1; a ||= 2; a &&= 3; const o: any = null; const { b, ...rest } = { b: 1, c: 2 }; loop: for (const x of [1, 2]) continue loop; try { throw 1 } catch { a += 1 } export default [a, o?.b.c, o?.[1], o?.(), rest]`,
  'the name of a program': `#!/usr/bin/env node\nexport default 1`,
};

/** What sucrase drops or leaves to the browser. */
const UNSUPPORTED: [text: string, message: RegExp][] = [
  [
    '§namespace N { export const a = 1 } export default N.a',
    /^A `namespace` with values doesn't work in edited code: /,
  ],
  ['export §namespace N.M { export function f() {} }', /^A `namespace`/],
  ['{ §using a = open(); }', /^`using`/],
  ['async () => { await §using a = open(); }', /^`using`/],
  ['class A { §accessor x = 1 }', /^`accessor`/],
  ['§@decorate class A { @decorate m() {} }', /^A decorator/],
  ['§export = 1', /^`export =`/],
  ['type A = 1; const a: A = §await load()', /^`await` outside of a function/],
  ['for §await (const a of b) {}', /^`await` outside of a function/],
];

const require = createRequire(import.meta.url);

function runEdited(name: string, text: string): Record<string, unknown> {
  const module = { exports: {} };
  const { code } = compileScript({ name, text, url: 'live:a' });
  const load = (path: string): unknown => {
    if (path === './dep') return runEdited('dep.ts', DEP);
    return path === './data.json' ? { __esModule: true, default: { x: 1 } } : require(path);
  };
  const evaluate = (0, eval)(code) as (...given: unknown[]) => void;
  const nothing = () => 0;
  evaluate(load, module, module.exports, nothing, nothing, nothing, nothing);
  return module.exports;
}

it('an edit comes to what a build makes of the same code', async () => {
  const names = Object.keys(SCRIPTS);
  const root = await project({
    'dep.ts': DEP,
    'data.json': '{ "x": 1 }',
    ...Object.fromEntries(Object.values(SCRIPTS).map((text, at) => [`script-${at}.tsx`, text])),
  });
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic' } },
    define: { 'import.meta.url': '"file:///"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: names.map((_, at) => `${root}/script-${at}.tsx`),
        external: ['react', 'react/jsx-runtime'],
        preserveEntrySignatures: 'strict',
        output: { format: 'cjs', exports: 'named', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const codes = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each.code] as const] : [])));
  const runBuilt = (file: string): Record<string, unknown> => {
    const module = { exports: {} };
    const load = (path: string): unknown => (codes.has(path.slice(2)) ? runBuilt(path.slice(2)) : require(path));
    const evaluate = (0, eval)(`(function(require,module,exports){${codes.get(file)?.replace(/^#!.*/, '')}\n})`) as (
      ...given: unknown[]
    ) => void;
    evaluate(load, module, module.exports);
    return module.exports;
  };
  const show = (exports: Record<string, unknown>): unknown =>
    JSON.parse(
      JSON.stringify(exports['default'], (_, value: unknown) => (typeof value === 'function' ? 'function' : value)),
    );
  for (const [at, name] of names.entries()) {
    const edited = show(runEdited('a.tsx', SCRIPTS[name as keyof typeof SCRIPTS]));
    expect(edited, name).toEqual(show(runBuilt(`script-${at}.js`)));
  }
});

it.each(UNSUPPORTED)('says of %s that it works in a build alone', (marked, message) => {
  const text = marked.replace('§', '');
  const compile = () => compileScript({ name: 'a.tsx', text, url: 'live:a' });
  expect(compile).toThrow(CompileError);
  expect(compile).toThrow(
    expect.objectContaining({ fault: { message: expect.stringMatching(message), at: marked.indexOf('§') } }),
  );
});
