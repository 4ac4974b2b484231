import ts from 'typescript';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { readReference } from './create-api';
import { linkPackages } from '../../../../tests/unit/link-packages';
import { storeOf, testInput } from '../../../../tests/unit/snapshot-of';
import { typeText } from '../../../core/model';
import { toId } from '../../../core/node/files/paths';
import { listControls } from '../../../core/node/output/data/list-controls';
import { tablesMarkdown } from './api-markdown';
import { measureCoverage } from './check-api';
import { joinTable, joinTexts } from './join-table';

/** Components of every kind that React's types have, each with the same props. */
const COMPONENTS = `import * as React from 'react';
export interface CardProps { title?: string; size?: 'small' | 'large' }
export const Fc: React.FC<CardProps> = ({ title = 'x' }) => <b>{title}</b>;
export const Type: React.ComponentType<CardProps> = () => null;
export const Exotic: React.ExoticComponent<CardProps> = null!;
export const Forward = React.forwardRef<HTMLElement, CardProps>((props, ref) => <b ref={ref}>{props.title}</b>);
export const Memo = React.memo(Fc);
export const MemoForward = React.memo(Forward);
export const Lazy = React.lazy(async () => ({ default: Fc }));
export const Compound: React.FC<CardProps> & { Item: React.FC<CardProps> } = Object.assign((() => null) as React.FC<CardProps>, { Item: Fc });
export class Class extends React.Component<CardProps> { static get defaultProps() { return { title: 'x' }; } render() { return null; } }
export async function Server({ title = 'x' }: CardProps) { return <b>{title}</b>; }
export const Text = ({ title = 'x' }: CardProps) => title;
export const List = ({ title = 'x' }: CardProps) => [<b key="a">{title}</b>];
const DEFAULTS = { title: 'x' } as const;
export default class Picker extends React.PureComponent<CardProps> { static defaultProps = DEFAULTS; render() { return null; } }
`;

const TYPES = `import * as React from 'react';
export type Size = 'small' | 'large';
export type Loose = 'small' | (string & {});
export type Draw = (text: string) => void;
export interface Names { toString?: () => string; constructor?: string; hasOwnProperty?: string; __proto__?: string }
export enum Level { Low, High = 4, Top }
export enum Side { Left = 'left', Right = 'right' }
export const Twice = (count: number) => count * 2;
export const Choice: {
  (props: { many: true; value: string[]; size?: Size }): React.ReactElement;
  (props: { many?: false; value: string; onPick: (value: string) => void }): React.ReactElement;
} = null!;
/** Picks. */
export function pick(value: string): string;
export function pick(value: number, more: boolean): number;
export function pick(value: unknown, more?: boolean): unknown { return more ?? value; }
class Engine { private speed = 1; power = 2; start(fast = true): number { return fast ? this.speed : 0; } }
export interface Options extends React.Attributes {
  styles?: { [k: string]: string };
  draw?: { (text: string): void; (count: number): string };
  meta?: {};
  make?: { new (name: string): Date };
  mixed?: { a?: string; [k: string]: string | undefined };
  /** @deprecated Use {@link Options.meta} instead. */
  old?: string;
  /** @deprecated See {@link Options.meta} and \`styles\` and {@link nothing}. */
  older?: string;
  onStop: (() => void) | undefined;
  onBoth?: (() => void) | null;
  list?: undefined | (string | number)[];
  level?: Level;
  side?: Side | null;
  size?: Size | null;
  flag?: boolean | null;
  engine?: Engine;
  [Symbol.iterator]?: string;
}
`;

/** The reference of a library in whose folder the site lies. */
async function read(source: string) {
  const root = toId(
    await writeFiles({
      'package.json': '{ "name": "react-date-kit", "version": "1.0.0" }',
      'tsconfig.json': '{ "compilerOptions": { "strict": true } }',
      'src/index.ts': "export * from './parts';\nexport { default } from './parts';\n",
      'src/parts.tsx': source,
      'docs/index.mdx': '---\ntitle: Home\n---\n\n<API of="src/parts.tsx" />\n\n<API id="Compound.Item" />\n',
    }),
  );
  linkPackages(root);
  const store = storeOf(root, testInput({ library: 'react-date-kit' }));
  const { reference, problems } = await readReference(() => store.api(async () => ts));
  expect(problems).toEqual([]);
  return { api: reference!, snapshot: await store.snapshot(), root };
}

it('lists the props of components of every kind, and the defaults in their source', async () => {
  const { api } = await read(COMPONENTS);
  const { CardProps: _, ...tables } = api.facts.tables;
  const props = Object.entries(tables).map(([id, { members }]) => [
    id,
    members.flatMap(({ name, doc }) => (name === 'ref' ? [] : `${name} ${doc?.default ?? ''}`)).join(', '),
  ]);
  const [known, unknown] = ["title 'x', size ", 'title , size '];
  expect(Object.fromEntries(props)).toEqual({
    'Fc': known,
    'Type': unknown,
    'Exotic': unknown,
    'Forward': unknown,
    'Memo': known,
    'MemoForward': unknown,
    'Lazy': unknown,
    'Compound': unknown,
    'Compound.Item': unknown,
    'Class': known,
    'Server': known,
    'Text': known,
    'List': known,
    'Picker': known,
  });
  expect(joinTable(api.parts, 'Fc').import.text).toBe("import { Fc } from 'react-date-kit';");
  // A default export is named after its class, if it has a name.
  expect(joinTable(api.parts, 'Picker').import.text).toBe("import Picker from 'react-date-kit';");
});

it('lists members of types as they are declared, and no members of the language', async () => {
  const { api, snapshot, root } = await read(TYPES);
  const rows = (id: string) =>
    api.facts.tables[id]!.members.map(({ name, type, required }) => `${name}${required ? '' : '?'}: ${typeText(type)}`);
  const signature = (id: string) => joinTable(api.parts, id).signature && typeText(joinTable(api.parts, id).signature!);
  expect([rows('Size'), signature('Size')]).toEqual([[], "'small' | 'large'"]);
  expect([rows('Loose'), signature('Loose')]).toEqual([[], "'small' | (string & {})"]);
  expect([rows('Draw'), signature('Draw')]).toEqual([[], '(text: string) => void']);
  expect(rows('Twice')).toEqual(['count: number']);
  expect(tablesMarkdown(snapshot, api.parts, { id: 'Size' }, [])).toBe(
    "```ts\nimport type { Size } from 'react-date-kit';\ntype Size = 'small' | 'large'\n```",
  );

  // Names that every object has.
  const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString'];
  expect(joinTable(api.parts, 'Names').properties.map(({ name }) => name)).toEqual(names);
  expect([joinTexts(api.parts, 'Names', 'en'), api.usedBy('none')]).toEqual([{}, []]);
  expect(measureCoverage(api.parts).missing).toContain('Names toString');

  // Every overload.
  expect(rows('pick')).toEqual(['value: string | number', 'more?: boolean']);
  expect(signature('pick')).toBe('(value: string): string\n(value: number, more: boolean): number');
  expect(rows('Choice')).toEqual([
    'many?: true | false',
    'value: string[] | string',
    'size?: Size',
    'onPick?: (value: string) => void',
  ]);

  expect(rows('Options')).toEqual([
    'styles?: { [k: string]: string }',
    'draw?: { (text: string): void; (count: number): string }',
    'meta?: {}',
    'make?: { new (name: string): Date }',
    'mixed?: { a?: string; [k: string]: string | undefined }',
    'mixed.a?: string',
    'old?: string',
    'older?: string',
    'onStop: () => void',
    'onBoth?: (() => void) | null',
    'list?: (string | number)[]',
    'level?: Level',
    'side?: Side | null',
    'size?: Size | null',
    'flag?: boolean | null',
    'engine?: Engine',
  ]);
  expect(joinTable(api.parts, 'Options').native).toBeUndefined();
  expect(typeText(api.facts.definitions['Engine']!.text)).toBe(
    'class Engine {\n  power: number;\n  start(fast = true): number;\n}',
  );
  const end = (name: string) => joinTable(api.parts, 'Options').properties.find((one) => one.name === name)?.deprecated;
  const link = (name: string, code: string) =>
    `<a href="/#api-options-${name}" data-link="none"><code>${code}</code></a>`;
  expect(end('old')).toEqual({ instead: link('meta', 'Options.meta') });
  const note = `See ${link('meta', 'Options.meta')} and ${link('styles', 'styles')} and <code>nothing</code>.`;
  expect(end('older')).toEqual({ note });
  expect(tablesMarkdown(snapshot, api.parts, { id: 'Options' }, [])).toMatch(
    /Use \[`Options\.meta`\]\(\S+#api-options-meta\) instead/,
  );

  const files = { ...snapshot.files, text: () => 'export default () => null' };
  const demo = { file: `${root}/docs/a.tsx`, controls: { line: 1, of: 'Options' } };
  expect(listControls({ ...snapshot, root, files }, demo, api).controls).toEqual([
    { name: 'flag', kind: 'boolean' },
    { name: 'level', kind: 'choice', options: [0, 4, 5] },
    { name: 'onBoth', kind: 'function' },
    { name: 'onStop', kind: 'function' },
    { name: 'side', kind: 'choice', options: ['left', 'right'] },
    { name: 'size', kind: 'choice', options: ['small', 'large'] },
  ]);
});
