import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchResult } from '../shared';
import type { Wait } from '../../../core/browser/loading';
import { createSearchSession, SEARCH_DEBOUNCE } from './search-session';

const resultOf = (keywords: string): SearchResult => ({
  sections: [],
  top: [],
  forms: [],
  partial: 0,
  count: 0,
  corrections: [],
  suggestions: [],
  keywords: [keywords],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A session whose client answers when it is told to. */
function setUp() {
  const asked: { keywords: string; wait: Wait | undefined; answer: () => void; fail: () => void }[] = [];
  const find = (keywords: string, _?: boolean, wait?: Wait) =>
    new Promise<SearchResult>((resolve, reject) => {
      asked.push({ keywords, wait, answer: () => resolve(resultOf(keywords)), fail: () => reject(new Error('died')) });
    });
  const session = createSearchSession({ find });
  return { session, asked };
}

test('the query leaves 200 ms after the last key, trimmed; the loading flag is up from the first', async () => {
  const { session, asked } = setUp();
  session.type(' st');
  expect(session.state().loading).toBe(true);
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE - 1);
  session.type(' sticky ');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ keywords }) => keywords)).toEqual(['sticky']);
  asked[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state()).toEqual({ keywords: ' sticky ', loading: false, result: resultOf('sticky') });
});

test('nothing but white space is no query, and clears the results', async () => {
  const { session, asked } = setUp();
  session.type('a');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE);
  asked[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  session.type('  ');
  expect(session.state()).toEqual({ keywords: '  ', loading: false });
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE);
  expect(asked).toHaveLength(1);
});

test('a late answer to older keywords is dropped, as is a late failure', async () => {
  const { session, asked } = setUp();
  for (const keywords of ['a', 'b', 'c']) {
    session.type(keywords);
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE);
  }
  asked[2]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  asked[0]?.answer();
  asked[1]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state()).toEqual({ keywords: 'c', loading: false, result: resultOf('c') });
});

test('an answer that comes after the field was emptied shows nothing', async () => {
  const { session, asked } = setUp();
  session.type('a');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE);
  session.type('');
  asked[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state()).toEqual({ keywords: '', loading: false });
});

test('a failure is said, and the next key asks again', async () => {
  const { session, asked } = setUp();
  session.type('a');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE);
  asked[0]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state().failure?.message).toBe('died');
  session.type('ab');
  expect(session.state().failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE);
  expect(asked).toHaveLength(2);
});

test('in a hurry it asks at once, and once', async () => {
  const { session, asked } = setUp();
  session.hurry();
  session.type('a');
  session.hurry();
  session.hurry();
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE);
  expect(asked.map(({ keywords }) => keywords)).toEqual(['a']);
});

test('a reader who tries again may have the page left, one who types never', async () => {
  const { session, asked } = setUp();
  session.type('a');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE);
  asked[0]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  const leave = vi.fn();
  session.retry(leave);
  expect(session.state()).toEqual({ keywords: 'a', loading: true });
  expect(asked.map(({ wait }) => wait)).toEqual([undefined, { leave }]);
});
