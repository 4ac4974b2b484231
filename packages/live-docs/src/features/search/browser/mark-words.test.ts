// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearMarks, markWords } from './mark-words';

const marks = new Map<string, Set<Range>>();

beforeEach(() => {
  vi.stubGlobal('CSS', { highlights: marks });
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
  );
  document.body.innerHTML =
    '<main><article><p>Sticky lead.</p><div><h2 id="one">One STICKY</h2></div><p>A sticky <code>stickyHeader</code>.</p>' +
    '<div data-demo-preview><b>sticky</b></div><h3 id="two">Two</h3><p>sticky again</p></article></main>';
});

afterEach(() => {
  marks.clear();
  vi.unstubAllGlobals();
});

const marked = () => [...(marks.get('search-words') ?? [])].map(String);

test('words are marked from a heading to the next, in any case, but not in a running demo', () => {
  markWords({ id: 'one', whole: false }, ['sticky']);
  expect(marked()).toEqual(['STICKY', 'sticky', 'sticky']);
  clearMarks();
  expect(marked()).toEqual([]);
});

test('without a heading they are marked above the first one, or on the whole page', () => {
  markWords({ id: '', whole: false }, ['sticky', 'lead']);
  expect(marked()).toEqual(['Sticky', 'lead']);
  markWords({ id: '', whole: true }, ['again']);
  expect(marked()).toEqual(['again']);
});

test('what a result showed is found again, though its cells stand in another order', () => {
  document.body.innerHTML =
    '<main><article><h2 id="api">API</h2><p>Every row has a rowKey.</p><table><tbody><tr><th>getKey</th><td>as rowKey</td><td>Key</td></tr>' +
    '<tr><th>rowKey</th><td>Names a <code>row</code>.</td><td>Key | string</td></tr></tbody></table></article></main>';
  const place = { id: 'api', whole: false };
  const rows = document.querySelectorAll('tr');
  expect(markWords(place, ['rowkey'], 'rowKey · Key | string · Names a row.')).toBe(rows[1]);
  expect(markWords(place, ['rowkey'], '…has a rowKey.')).toBe(document.querySelector('p'));
  expect(markWords(place, ['nowhere'], 'nowhere')).toBeUndefined();
});

test('what a result showed is found in the innermost block that says it, whatever could be marked', () => {
  vi.stubGlobal('CSS', {});
  document.body.innerHTML =
    '<main><article><h2 id="a">A</h2><ul><li><p>A list.</p><pre>\n<span>row</span>.<span>key</span>\n  = 1</pre></li></ul>' +
    '<h2 id="b">B</h2><p>Set row.key = 1 there.</p></article></main>';
  expect(markWords({ id: 'a', whole: false }, ['row.key'], 'row.key = 1')).toBe(document.querySelector('pre'));
  expect(markWords({ id: 'b', whole: false }, ['row.key'], '…w.key = 1 there.')).toBe(document.querySelector('h2 + p'));
  expect(markWords({ id: 'b', whole: false }, ['row.key'])).toBeUndefined();
});
