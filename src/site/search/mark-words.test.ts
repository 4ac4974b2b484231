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

test('a browser without highlights is left in peace', () => {
  vi.stubGlobal('CSS', {});
  expect(() => markWords({ id: 'one', whole: false }, ['sticky'])).not.toThrow();
});
