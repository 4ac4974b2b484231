import { expect, it } from 'vitest';
import { eraseTypes } from './erase-types';

const erase = (text: string, file = 'demo.tsx') => eraseTypes(file, text);

it.each([
  ['const a: string = b;', 'const a = b;'],
  ['let a!: string, b: number;', 'let a, b;'],
  ['const f = (a?: string, { b }: P = {}, ...c: T[]): a is T => b;', 'const f = (a, { b } = {}, ...c) => b;'],
  ['function f<T extends object>(this: X, a: T): T {}', 'function f(a) {}'],
  ['const f = <T,>(a: T) => a;', 'const f = (a) => a;'],
  ['const f = async <T,>(a: T): Promise<T> => a;', 'const f = async (a) => a;'],
  ['const f = (a?) => a;', 'const f = (a) => a;'],
  ["const [a, set] = useState<'x' | 'y'>('x');", "const [a, set] = useState('x');"],
  ['const a = new Map<string, X[]>();', 'const a = new Map();'],
  ['const a = [1] as const satisfies readonly number[];', 'const a = [1];'],
  ['a!.b!.c = d as unknown as string;', 'a.b.c = d;'],
  ['(a as any).b = (c as D)(e as F);', 'a.b = c(e);'],
  ["(['a'] as const).map(f);", "['a'].map(f);"],
  ['const f = () => ({ a: 1 }) as T;', 'const f = () => ({ a: 1 });'],
  ['const f = () => ({ a: 1 } as T);', 'const f = () => ({ a: 1 });'],
  ['new (a() as B)();', 'new (a())();'],
  ['const a = (b ? c : d) as E;', 'const a = (b ? c : d);'],
  ['try {} catch (error: unknown) {}', 'try {} catch (error) {}'],
  ['for (const a of b as C[]) d(a);', 'for (const a of b) d(a);'],
  ['const a = <Table<Row> rowKey="id" />;', 'const a = <Table rowKey="id" />;'],
  ['const a = f<string>;', 'const a = f;'],
  ['const a = tag<T>`x`;', 'const a = tag`x`;'],
  ['const a = { b: 1, c(d: E): F {}, get g(): H {} };', 'const a = { b: 1, c(d) {}, get g() {} };'],
  ["const a = b ? (c as D) : 'e: F';", "const a = b ? c : 'e: F';"],
])('takes the types out of %s', (text, expected) => expect(erase(text)).toBe(`${expected}\n`));

it('takes the assertions out of a script without JSX', () => {
  expect(erase('const f = <T>(a: T) => <string>a;', 'a.ts')).toBe('const f = (a) => a;\n');
});

it('takes types out of classes', () => {
  const text = `abstract class A<T> extends B<T> implements C, D<T> {
  declare z: number;
  [key: string]: unknown;
  private readonly a?: string = '';
  protected static b?: T;
  #c: T;
  'd'?: string;

  /** Of a type. */
  abstract e(): void;

  f(a: string): void;
  f(a: unknown): void {
    super.f(a as string);
  }

  override async get<U>(): Promise<U> {}
}`;
  expect(erase(text)).toBe(`class A extends B {
  a = '';
  static b;
  #c;
  'd';

  f(a) {
    super.f(a);
  }

  async get() {}
}
`);
});

it('takes types, what belongs to them and the blank line after them out of a file', () => {
  const text = `// About the file.
import type { Row } from './row';
import Table, { type ColumnsType } from 'table';
import React, { useState, type ReactNode } from 'react';
import { CellProps, Cell } from './cell';
import * as all from './all';
import './table.css';

/** Types of rows. */
export interface Own extends Row {
  /** A name. */
  name: string;
}

type A = all.B; // Short.

// What the demo shows.
const columns: ColumnsType<Own> = []; // None.

export type { Row };
export { columns, type A, Own };
declare global {
  var own: string;
}

function Head({ title }: CellProps): ReactNode {
  type Inner = string;

  // @ts-expect-error There is no such thing.
  const [a] = useState<Inner>(React.nothing);
  return (
    <Cell>
      {/* @ts-ignore */}
      <Table columns={columns} />
      {/* Stays. */}
    </Cell>
  );
}

export default function Demo(): ReactNode;
export default function Demo(a?: string): ReactNode {
  return <Head title="x" />;
}

interface Last {
  a: string;
}
`;
  expect(erase(text)).toBe(`// About the file.
import Table from 'table';
import React, { useState } from 'react';
import { Cell } from './cell';
import './table.css';

// What the demo shows.
const columns = []; // None.

export { columns };

function Head({ title }) {
  const [a] = useState(React.nothing);
  return (
    <Cell>
      <Table columns={columns} />
      {/* Stays. */}
    </Cell>
  );
}

export default function Demo(a) {
  return <Head title="x" />;
}
`);
});

it('puts together what was on several lines for its types', () => {
  const text = `import {
  Children,
  useState,
  // Of the elements.
  type ComponentProps,
} from 'react';
import {
  createContext,
  type ReactNode,
  use,
} from 'react';

const Context = createContext<
  Pick<ComponentProps<'tr'>, 'className' | 'ref'>
>({});
const columns: ColumnsType<Invoice & { total: number; currency: string }> =
  useColumns(names);
const render = (
  value: string,
  { name }: Record<string, string>,
): ReactNode =>
  createElement('b', value, name);
const stays = (
  value: string, // A text.
  other: Record<string, string>,
) => other;

function Row({
  className,
  ...props
}: ComponentProps<'tr'> & { highlighted: boolean }) {
  return use(
    className as unknown as Context<string>,
    Children.toArray(props.children) as ReactNode[],
  );
}
`;
  expect(erase(text)).toBe(`import {
  Children,
  useState,
  // Of the elements.
} from 'react';
import { createContext, use } from 'react';

const Context = createContext({});
const columns = useColumns(names);
const render = (value, { name }) => createElement('b', value, name);
const stays = (
  value, // A text.
  other,
) => other;

function Row({ className, ...props }) {
  return use(className, Children.toArray(props.children));
}
`);
});

it('renames the files that are imported by their whole names', () => {
  expect(
    erase(`import a from './a.tsx';
import text from './a.tsx?raw';
import Work from './b.ts?worker';
export { c } from '../c.ts';
const d = new URL('./d.ts', import.meta.url);
const e = './e.txt';`),
  ).toBe(`import a from './a.jsx';
import text from './a.tsx?raw';
import Work from './b.js?worker';
export { c } from '../c.js';
const d = new URL('./d.js', import.meta.url);
const e = './e.txt';
`);
});

it.each(['enum A { B }', 'namespace A { export const b = 1 }', 'class A { constructor(private b: string) {} }'])(
  'leaves what runs alone: %s',
  (text) => expect(erase(text)).toBeUndefined(),
);
