import type { DemoResult } from './judge';
import type { RecordedDemo, TestRecord } from './read-record';

/** What a test adds to what its results say. */
export interface RecordFacts extends Pick<RecordedDemo, 'date' | 'react' | 'browsers'> {
  /** Of each demo that was tested, by its id. */
  demos: ReadonlyMap<string, Pick<RecordedDemo, 'stamp' | 'size'>>;
}

/**
 * Takes the results of a test into a record. Demos that weren't tested keep what was known; those that fail lose it, and
 * so do those that are gone.
 * @param ids of all demos of the site.
 */
export function mergeRecord(
  last: TestRecord,
  results: readonly DemoResult[],
  { demos, ...facts }: RecordFacts,
  ids: readonly string[],
): TestRecord {
  const entries = [...ids].sort().flatMap((id): [string, RecordedDemo][] => {
    const own = results.filter(({ demo }) => demo.id === id);
    const demo = demos.get(id);
    if (own.length === 0 || !demo) return last[id] ? [[id, last[id]]] : [];
    if (own.some(({ problems }) => problems.length > 0)) return [];
    const known = Object.fromEntries(own.flatMap((one) => one.known.map(({ rule, reason }) => [rule, reason])));
    return [[id, { ...demo, ...facts, known, keys: Object.assign({}, ...own.map(({ keys }) => keys)) }]];
  });
  return Object.fromEntries(entries);
}
