import {
  listVersions,
  ownValue,
  toState,
  type ApiHistory,
  type ApiVersion,
  type PropertyHistory,
  type PropertyState,
} from '../../../core/model';

/** What becomes of a property, or of an export, between two versions. One that is deprecated and changes counts as deprecated. */
export interface Fate {
  kind: 'removed' | 'required' | 'changed' | 'deprecated';
  before?: PropertyState;
  after?: PropertyState;
  /** The version that made it so; absent if it's older than the history. */
  since?: ApiVersion;
  replacement?: Replacement;
}

/** What is used in the place of a property. */
interface Replacement {
  /** `onOpen`; `motion.duration` for a key of another property. */
  name: string;
  /** True if code stays the same but for the name: both have the same type. */
  isCertain: boolean;
}

/** Fates by table and name; what stays as it is isn't there. */
export type Fates = ReadonlyMap<string, ReadonlyMap<string, Fate>>;

type Tables = ApiHistory['tables'];

/**
 * What becomes of the properties of each table, or of the exports of each module.
 * @param tables of the history, or its modules. @param from id of the version that is used. @param to id of the one that is wanted.
 */
export function findFates(read: ApiHistory['read'], tables: Tables, from: string, to: string): Fates {
  const time = createTimeline(read, from, to);
  return new Map(
    Object.entries(tables).map(([table, properties]) => {
      const fates = Object.entries(properties).flatMap(([name, states]) => {
        const fate = fateOf(time, states);
        if (!fate) return [];
        const replacement = fate.kind === 'required' ? undefined : replacementOf(time, tables, table, name, fate);
        return [[name, { ...fate, ...(replacement ? { replacement } : {}) }] as const];
      });
      return [table, new Map(fates)] as const;
    }),
  );
}

/** The versions of a history, and two of them. */
interface Timeline {
  versions: readonly ApiVersion[];
  /** Places in the order of versions. */
  first: number;
  last: number;
  placeOf(id: string): number;
}

function createTimeline(read: ApiHistory['read'], from: string, to: string): Timeline {
  const versions = listVersions({ read });
  const order = new Map(versions.map(({ id }, at) => [id, at]));
  const placeOf = (id: string) => order.get(id) ?? Infinity;
  return { versions, first: placeOf(from), last: placeOf(to), placeOf };
}

/** How something was up to a place in the order of versions; undefined if it wasn't there. */
function stateUntil(states: PropertyHistory, last: number, placeOf: Timeline['placeOf']): PropertyState | undefined {
  const written = Object.entries(states).findLast(([id]) => placeOf(id) <= last)?.[1];
  return written === undefined || written === null ? undefined : toState(written);
}

function fateOf({ versions, first, last, placeOf }: Timeline, states: PropertyHistory): Fate | undefined {
  const before = stateUntil(states, first, placeOf);
  const after = stateUntil(states, last, placeOf);
  /** The version from which on it's as at the end in one respect. */
  const since = (isSo: (state: PropertyState | undefined) => boolean) => {
    const written = Object.entries(states).filter(([id]) => placeOf(id) <= last);
    const other = written.findLastIndex(([, state]) => !isSo(state === null ? undefined : toState(state)));
    const [id = ''] = written[other + 1] ?? [];
    const version = versions[placeOf(id)];
    return version && placeOf(id) > 0 ? { since: version } : {};
  };
  if (!after) return before && { kind: 'removed', before, ...since((state) => !state) };
  if (after.required && !before?.required)
    return { kind: 'required', ...(before ? { before } : {}), after, ...since((state) => state?.required === true) };
  if (after.deprecated !== undefined)
    return {
      kind: 'deprecated',
      ...(before ? { before } : {}),
      after,
      ...since((state) => state?.deprecated !== undefined),
    };
  if (!before || isSameType(before.type, after.type)) return undefined;
  return { kind: 'changed', before, after, ...since((state) => state?.type === after.type) };
}

/** What to use, by the words of the library or by a property that came as this one went. */
function replacementOf(
  time: Timeline,
  tables: Tables,
  table: string,
  name: string,
  fate: Fate,
): Replacement | undefined {
  if (fate.kind === 'changed') return undefined;
  const states = tables[table]?.[name] ?? {};
  const told = fate.after?.deprecated ?? lastWords(time, states);
  const named = told === undefined ? undefined : /\b[Uu]se\s+`([\w$.]+)`/.exec(told)?.[1];
  const type = (fate.after ?? fate.before)?.type;
  if (named !== undefined && named !== name)
    return { name: named, isCertain: isSameAt(time, tables, table, named, type) };
  if (fate.kind !== 'removed' || !fate.since) return undefined;
  const { since } = fate;
  const came = Object.entries(tables[table] ?? {}).filter(
    ([other, its]) =>
      other !== name &&
      ownValue(its, since.id) !== undefined &&
      stateUntil(its, time.placeOf(since.id) - 1, time.placeOf) === undefined &&
      stateUntil(its, time.last, time.placeOf)?.type === type,
  );
  const [first, ...others] = came;
  // Many properties are a boolean or a text.
  if (!first || others.length > 0 || type === undefined || !isTelling(type)) return undefined;
  return { name: first[0], isCertain: true };
}

/** What the library last said of the end of something that is gone. */
function lastWords({ last, placeOf }: Timeline, states: PropertyHistory): string | undefined {
  const written = Object.entries(states).filter(([id]) => placeOf(id) <= last);
  return written.map(([, state]) => (state === null ? undefined : toState(state).deprecated)).findLast((one) => one);
}

/** True if a property, or a key of one, is there at the end, isn't deprecated and takes all of a type. */
function isSameAt({ last, placeOf }: Timeline, tables: Tables, table: string, path: string, type = ''): boolean {
  const [name = '', key, ...rest] = path.split('.');
  const fits = (properties: Tables[string] | undefined, wanted: string) => {
    const states = ownValue(properties, wanted);
    const state = states && stateUntil(states, last, placeOf);
    return state?.deprecated === undefined ? state : undefined;
  };
  const takes = (after: PropertyState | undefined) => after !== undefined && isWider({ before: { type }, after }, {});
  const own = fits(tables[table], name);
  if (key === undefined) return takes(own);
  // The table that lists the keys is another one, or the same with the keys' paths.
  const owners = Object.entries(tables).filter(([other]) => other !== table);
  const isThere = owners.some(([, properties]) => takes(fits(properties, key)));
  return rest.length === 0 && ((own !== undefined && isThere) || takes(fits(tables[table], path)));
}

/** True for a type that two properties seldom have by chance. */
const isTelling = (type: string) =>
  /[A-Z]\w/.test(type.replace(/\b(?:ReactNode|ReactElement|CSSProperties|Key|HTMLElement|Element)\b/g, '')) ||
  /\(\w.*=>/.test(type);

/**
 * True for types that differ in the names of type parameters, or in whether they're given any: `Value[]` and `Row[]`, `DataIndex` and
 * `DataIndex<Row>`.
 */
function isSameType(a: string, b: string): boolean {
  if (a === b) return true;
  const names = new Map<string, string>();
  const [left = [], right = []] = [a, b].map((type) => type.replace(GIVEN, '').match(/[\w$]+|[^\w$]+/g) ?? []);
  return (
    left.length === right.length &&
    left.every((word, at) => {
      const other = right[at] ?? '';
      if (!PARAMETER.test(word) || !PARAMETER.test(other)) return word === other;
      const known = names.get(word) ?? other;
      names.set(word, known);
      return known === other;
    })
  );
}

/** What type parameters are called. */
const NAME = '(?:T(?:[A-Z]\\w*)?|[A-Z]|(?:Record|Value|Row|Data|Item|Option)(?:Type)?)';
const PARAMETER = new RegExp(`^${NAME}$`);
const GIVEN = new RegExp(`<${NAME}(?:, ${NAME})*>`, 'g');
const bare = (type: string) => type.replace(/<.*>$/, '');

/** True if a value that fitted fits still, as far as texts of types show it: `boolean` has become `boolean | 'top'`. */
export function isWider(
  { before, after }: Pick<Fate, 'before' | 'after'>,
  definitions: Readonly<Record<string, string>>,
): boolean {
  const choices = new Set(choicesOf(after?.type ?? '', definitions, 3));
  return choicesOf(before?.type ?? '', definitions, 3).every(
    (one) => choices.has(one) || choices.has(`readonly ${one}`),
  );
}

/** The constituents of a union, of names that are one too. */
function choicesOf(type: string, definitions: Readonly<Record<string, string>>, depth: number): string[] {
  return splitUnion(type).flatMap((one) => {
    const [, defined] =
      /^(?:export )?type \w+(?:<[^=]*>)? = ([\s\S]*?);?$/.exec(ownValue(definitions, bare(one)) ?? '') ?? [];
    return defined !== undefined && depth > 0
      ? [bare(one), ...choicesOf(defined.trim(), definitions, depth - 1)]
      : [bare(one)];
  });
}

/** Splits at the bars that are in no bracket. After an arrow, all belongs to what a function returns. */
function splitUnion(type: string): string[] {
  const parts = [''];
  let depth = 0;
  let isReturned = false;
  for (const [at, char] of [...type].entries()) {
    const isArrow = char === '>' && type[at - 1] === '=';
    if ('(<[{'.includes(char)) depth++;
    if (')]}'.includes(char) || (char === '>' && !isArrow)) depth--;
    isReturned ||= isArrow && depth === 0;
    if (char === '|' && depth === 0 && !isReturned) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim().replace(/^\((.*=>.*)\)$/, '$1')).filter(Boolean);
}

/** True for something of a table, or of a module, that is there in a version. @param id of the version. */
export function isThereIn(
  read: ApiHistory['read'],
  tables: Tables | undefined,
  table: string,
  name: string,
  id: string,
): boolean {
  const states = ownValue(ownValue(tables, table), name);
  const { first, placeOf } = createTimeline(read, id, id);
  return states !== undefined && stateUntil(states, first, placeOf) !== undefined;
}
