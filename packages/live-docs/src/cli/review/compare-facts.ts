import { CHANGE_KINDS, type ChangeKind, kindOf, type ToolProperty } from '../../core/model';
import type { SiteFacts } from './read-facts';

/** How two states of a site differ, as far as that needs no browser. */
export interface FactChanges {
  /** Ids of demos. Those that both have and that load something else may look different. */
  demos: { added: string[]; removed: string[]; touched: string[] };
  pages: { added: string[]; removed: string[]; changed: string[] };
  api: PropertyChange[];
  sizes: SizeChange[];
}

/** What became of a row of the API reference, or of a named type. */
export interface PropertyChange {
  /** `Grid.columns`, or the name of a type. */
  name: string;
  kind: ChangeKind;
  /** What differs: `type`, `default`, … */
  differences: { of: string; before: string; after: string }[];
}

/** A page, a demo or a package that weighs more or less. */
export interface SizeChange {
  of: 'package' | 'demo' | 'page';
  name: string;
  before: number;
  after: number;
}

/** Compares what was read of two built sites. */
export function compareFacts(before: SiteFacts, after: SiteFacts): FactChanges {
  const demos = compareKeys(before.demos, after.demos, (one, other) => one.loads !== other.loads);
  return {
    demos: { added: demos.added, removed: demos.removed, touched: demos.changed },
    pages: compareKeys(before.pages, after.pages, (one, other) => one.text !== other.text || one.title !== other.title),
    api: compareApi(before, after),
    sizes: [
      ...compareSizes('package', before.libraries, after.libraries),
      ...compareSizes('demo', bytesOf(before.demos), bytesOf(after.demos)),
      ...compareSizes('page', bytesOf(before.pages), bytesOf(after.pages)),
    ],
  };
}

/** Keys that only one of two records has, and those whose values differ, sorted. */
function compareKeys<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
  differ: (before: Value, after: Value) => boolean,
): { added: string[]; removed: string[]; changed: string[] } {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const both = [...now].filter(([key, value]) => {
    const was = old.get(key);
    return was !== undefined && differ(was, value);
  });
  return {
    added: [...now.keys()].filter((key) => !old.has(key)).sort(),
    removed: [...old.keys()].filter((key) => !now.has(key)).sort(),
    changed: both.map(([key]) => key).sort(),
  };
}

const bytesOf = (parts: Readonly<Record<string, { bytes: number }>>) =>
  Object.fromEntries(Object.entries(parts).map(([name, { bytes }]) => [name, bytes]));

/** A difference that's smaller comes from other names of files, or from a sentence. */
const LEAST_BYTES = 256;
const LEAST_SHARE = 0.01;

/** What weighs clearly more or less, the greatest difference first. What only one of both has is listed elsewhere. */
function compareSizes(
  of: SizeChange['of'],
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): SizeChange[] {
  const changes = Object.entries(after).flatMap(([name, bytes]): SizeChange[] => {
    const was = before[name];
    return was === undefined ? [] : [{ of, name, before: was, after: bytes }];
  });
  const differenceOf = (one: SizeChange) => Math.abs(one.after - one.before);
  return changes
    .filter((one) => differenceOf(one) >= Math.max(LEAST_BYTES, one.before * LEAST_SHARE))
    .sort((one, other) => differenceOf(other) - differenceOf(one));
}

function compareApi(before: SiteFacts, after: SiteFacts): PropertyChange[] {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  const changes = names.flatMap((name) => compareRow(name, old.get(name), now.get(name)));
  return changes.sort((one, other) => CHANGE_KINDS.indexOf(one.kind) - CHANGE_KINDS.indexOf(other.kind));
}

/** A row of a table, or a named type, which has a type alone. */
type Row = Pick<ToolProperty, 'type' | 'default' | 'required' | 'deprecated'>;

function rowsOf({ tables, definitions }: Pick<SiteFacts, 'tables' | 'definitions'>): Map<string, Row> {
  const rows = Object.entries(tables).flatMap(([table, { properties }]) =>
    properties.map((row): [string, Row] => [`${table}.${row.name}`, row]),
  );
  // The props of a table are its rows already.
  const named = Object.entries(definitions).filter(([name]) => !Object.hasOwn(tables, name.replace(/Props$/, '')));
  return new Map([...rows, ...named.map(([name, type]): [string, Row] => [name, { type }])]);
}

function compareRow(name: string, before: Row | undefined, after: Row | undefined): PropertyChange[] {
  const differences = DESCRIBED.flatMap(([of, say]) => {
    const [was, is] = [before ? say(before) : '', after ? say(after) : ''];
    return was === is ? [] : [{ of, before: was, after: is }];
  });
  const kind = kindOf(before, after) ?? (differences.length > 0 ? 'changed' : undefined);
  return kind ? [{ name, kind, differences }] : [];
}

const DESCRIBED: readonly [of: string, say: (row: Row) => string][] = [
  ['type', ({ type }) => type],
  ['default', ({ default: value = '' }) => value],
  ['required', ({ required }) => (required ? 'yes' : '')],
  ['deprecated', ({ deprecated }) => (deprecated === undefined ? '' : deprecated || 'yes')],
];
