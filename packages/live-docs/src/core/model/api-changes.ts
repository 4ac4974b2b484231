import { listVersions, toState, type ApiTimeline, type PropertyHistory, type PropertyState } from './api-history';

/** What became of a property. One that was deprecated and changed counts as deprecated. */
export type ChangeKind = 'added' | 'removed' | 'deprecated' | 'changed';

/** How a property differs between two versions. */
export interface ApiChange {
  name: string;
  kind: ChangeKind;
  /** How it was; absent if it was added. */
  before?: PropertyState;
  /** How it is; absent if it was removed. */
  after?: PropertyState;
}

/** How the properties of a table differ between two versions. */
export interface TableChanges {
  table: string;
  /** True if no version up to the first of the two has any of its properties. */
  isNew: boolean;
  /** Sorted by kind, then name. */
  changes: ApiChange[];
}

/** The order in which changes are listed: what breaks code comes first. */
export const CHANGE_KINDS: readonly ChangeKind[] = ['removed', 'changed', 'deprecated', 'added'];

/**
 * How the API differs between two versions. Tables without a difference are left out.
 * @param from id of the version to start from. @param to id of the version to arrive at; it may be older.
 */
export function changesBetween(history: ApiTimeline, from: string, to: string): TableChanges[] {
  const order = new Map(listVersions(history).map(({ id }, at) => [id, at]));
  const [first = -1, last = -1] = [order.get(from), order.get(to)];
  return Object.entries(history.tables).flatMap(([table, properties]) => {
    const changes = Object.entries(properties).flatMap(([name, states]): ApiChange[] => {
      const before = stateAt(states, first, order);
      const after = stateAt(states, last, order);
      const kind = kindOf(before, after);
      return kind ? [{ name, kind, ...(before ? { before } : {}), ...(after ? { after } : {}) }] : [];
    });
    if (changes.length === 0) return [];
    const isNew = Object.values(properties).every((states) => !stateAt(states, first, order));
    return [{ table, isNew, changes: changes.toSorted(compare) }];
  });
}

/** What a version changed of the one before it; none for the oldest. @param id of the version. */
export function changesIn(history: ApiTimeline, id: string): TableChanges[] {
  const versions = listVersions(history);
  const before = versions[versions.findIndex((one) => one.id === id) - 1];
  return before ? changesBetween(history, before.id, id) : [];
}

/** How a property is at a place in the order of versions; undefined if it isn't there. */
function stateAt(states: PropertyHistory, at: number, order: ReadonlyMap<string, number>): PropertyState | undefined {
  const written = Object.entries(states).findLast(([id]) => (order.get(id) ?? Infinity) <= at)?.[1];
  return written === undefined || written === null ? undefined : toState(written);
}

/** What became of a property; undefined if it's the same. */
export function kindOf(before: PropertyState | undefined, after: PropertyState | undefined): ChangeKind | undefined {
  if (!before || !after) return after ? 'added' : before && 'removed';
  if (after.deprecated !== undefined && before.deprecated === undefined) return 'deprecated';
  const isSame =
    before.type === after.type &&
    before.required === after.required &&
    (before.deprecated === undefined) === (after.deprecated === undefined);
  return isSame ? undefined : 'changed';
}

const compare = (a: ApiChange, b: ApiChange) =>
  CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind) || (a.name < b.name ? -1 : 1);
