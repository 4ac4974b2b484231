import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { parseScript, transpile } from '../../internals/sucrase';
import { findGuards } from './find-guards';
import { insert } from './map-positions';

/** A node of a syntax tree, without offsets. */
type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Reads JavaScript with another parser than the one that finds the guards. */
function treeOf(code: string): unknown {
  const { program, errors } = parseSync('code.cjs', `async function* outer(){${code}\n}`, { preserveParens: false });
  expect(errors, code).toEqual([]);
  return JSON.parse(
    JSON.stringify(program.body, (key, value: unknown) => {
      if (['start', 'end', 'raw', 'directive'].includes(key)) return undefined;
      return typeof value === 'bigint' ? String(value) : value;
    }),
  );
}

const callOf = (node: unknown): unknown => {
  if (!isNode(node)) return undefined;
  if (node['type'] === 'ExpressionStatement') return callOf(node['expression']);
  if (node['type'] === 'AssignmentExpression') return callOf(node['right']);
  return node['type'] === 'CallExpression' && isNode(node['callee']) ? node['callee']['name'] : undefined;
};

const statementsOf = (block: unknown): unknown[] =>
  isNode(block) && block['type'] === 'BlockStatement' && Array.isArray(block['body']) ? block['body'] : [];

/** The tree without its guards; a list of what has none. */
function unguard(tree: unknown): { tree: unknown; unguarded: unknown[] } {
  const unguarded: unknown[] = [];
  /** An expression that begins with a guard, without it. */
  const rest = (node: Node, key: string, guard: string) => {
    const value = node[key];
    const [first, ...others]: unknown[] =
      isNode(value) && Array.isArray(value['expressions']) ? value['expressions'] : [];
    if (callOf(first) !== guard) unguarded.push(node);
    else node[key] = others.length === 1 ? others[0] : { ...(value as Node), expressions: others };
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isNode(value)) return value;
    const node = { ...value };
    const type = String(node['type']);
    if (/^For\w*Statement$/.test(type)) {
      const [guard, ...body] = statementsOf(node['body']);
      if (callOf(guard) === '$$loop') node['body'] = { type: 'BlockStatement', body };
      else unguarded.push(node);
    } else if (type.endsWith('WhileStatement')) rest(node, 'test', '$$loop');
    else if (/Function/.test(type) && statementsOf(node['body']).length > 0) {
      const [clock, guard, ...body] = statementsOf(node['body']);
      if (callOf(guard) === '$$call' && isNode(clock)) node['body'] = { type: 'BlockStatement', body };
      else unguarded.push(node);
    } else if (/Function/.test(type)) rest(node, 'body', '$$call');
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, walk(inner)]));
  };
  return { tree: walk(tree), unguarded };
}

/** The tree with a block as the body of each `for`, as in guarded code. */
function withBlocks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBlocks);
  if (!isNode(value)) return value;
  const node: Node = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withBlocks(inner)]));
  const isFor = /^For\w*Statement$/.test(String(node['type']));
  if (!isFor || (isNode(node['body']) && node['body']['type'] === 'BlockStatement')) return node;
  return { ...node, body: { type: 'BlockStatement', body: [node['body']] } };
}

/** What guarding a script gives, and what it has to give: each function and loop has a guard, and nothing else changes. */
function guard(text: string, hasJsx: boolean) {
  const { code } = transpile(text, hasJsx);
  const guarded = insert(code, findGuards(parseScript(code)));
  return {
    actual: unguard(treeOf(`let $$time=0;$$call();${guarded}`)),
    expected: { tree: withBlocks(treeOf(code)), unguarded: [] },
  };
}

it.each([
  'a: for (;;) b: for (;;) continue a',
  'a: while (1) b: do c: for (;;) continue a; while (2)',
  'for (;;) if (a) for (;;) b\nelse c()',
  'for (;;) try { a } catch { while (b); } finally { do c; while (d) }',
  'for (;;) do a; while (b)\nc()',
  'do while (a) b; while (c)',
  'do a\nwhile (b) c',
  'do ; while (a)',
  'if (a) while (b) c; else do d; while (e)',
  'switch (a) { case 1: for (;;); default: do; while (b) }',
  'for (const [a = (1), { b = [2] }] of c) d',
  'for (const a of `${b}(`) c; for (const d of /[(]/g) e',
  'for ({ a = () => 1 } of b) c; for (d[() => 1] in e) f',
  'for (let a = 0, f = () => { for (;;); };;) f()',
  'for (const f = function () { while (1); };;) f()',
  'for (;;) a = b => c',
  'for (;;)\n// }\n{ /* while( */ a }',
  'while /* ( */ (a) b; for /* ( */ (;;) c',
  'while (a, b) c; while (d => e) f',
  'for (let a = 0; a > (b); a--) for (let c = 0; c < d; c++) e',
  'for (const a of b as any[]) c; while (d as boolean) e; do f; while (g!)',
])('guards loops: %s', (text) => {
  const { actual, expected } = guard(text, false);
  expect(actual).toEqual(expected);
});

it.each([
  'function* a() { while (1) yield 1; } const b = { *c() { for (;;) yield* a(); } }',
  'async function a() { for await (const b of c) d; } const e = async () => { while (1) await f }',
  'async function* a() { for await (const b of c) yield b } class D { async *e() { do yield 1; while (1) } }',
  'const o = { get a() { for (;;); }, set a(b) { while (b); }, async c() {}, [d]() {}, "e"() {}, 1() {} }',
  'class A { constructor() { for (;;); } static a() {} get b() { return 1 } set b(c) {} #d() {} async #e() {} *[f]() {} }',
  'class A { a = () => { for (;;); }; static b = function () {}; #c = async () => 1; [d] = e => e; static { while (1); } }',
  'class A extends (class { b() {} }) { constructor(private c: number, d = () => 1) { super() } abstract?: number }',
  'function a(b = () => { for (;;); }, { c = function () {} } = {}) {} ({ d(e = class { f() {} }) {} })',
  'const a = b => c => d, e = (f = () => 1) => f, g = ({ h }) => h, i = ([j]) => [j], k = async l => await l',
  'const a = () => ({}), b = () => `${() => 1}`, c = () => /x/, d = () => (1, 2), e = () => f ? () => 1 : () => 2',
  'f(() => 1, a => b, /* c */); (() => d /* e */); g(h => i, j); k ?? (() => 1); l?.[() => 1]; m ||= () => n',
  'const f = <T,>(a: T): a is any => { for (;;); }, g = (a: number): { b: number } => ({ b: a })',
  'function f(a: string): void; function f(this: A, a: any): asserts a is 1 { for (;;); }',
  'enum E { A, B } namespace N { export const a = () => { for (;;); } }',
])('guards functions: %s', (text) => {
  const { actual, expected } = guard(text, false);
  expect(actual).toEqual(expected);
});

it.each([
  'const o = { while(a) { return a }, for(b) {}, do: 1 }; o.while(1); o?.for(2); o.do',
  'class A { while(a) {} static for(b) {} #while(c) {} d() { this.#while(1) } get do() { return 1 } }',
  'class A { while = 1; for = 2; get; set; static; async; static async = 3 }',
  'const { while: a, for: b } = c; interface I { while(d: 1): 2; for(): 3 } type T = { while(): void }',
  'let of = 1, async = 2, get = 3; for (of of of) of; async => async; ({ async, get })',
])('knows names from keywords: %s', (text) => {
  const { actual, expected } = guard(text, false);
  expect(actual).toEqual(expected);
});

it('guards what is in JSX', () => {
  const { actual, expected } = guard(
    'const e = <b title="while (" a={() => { for (;;); }} {...(() => 1)()}>{a.map(b => <i>for (</i>)}</b>',
    true,
  );
  expect(actual).toEqual(expected);
});

const ROOT = new URL('../../../../../', import.meta.url);

it.each(['site/docs/', 'examples/dropdown/docs/'])('guards every script of %s @all', (folder) => {
  const docs = new URL(folder, ROOT);
  const names = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  expect(names).not.toEqual([]);
  for (const name of names) {
    const { actual, expected } = guard(readFileSync(new URL(name, docs), 'utf8'), name.endsWith('x'));
    expect(actual, name).toEqual(expected);
  }
});
