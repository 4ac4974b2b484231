import { expect, test } from 'vitest';
import { holds, toKeyword } from './keyword';

test.each([
  ['resize', ['resizable columns', 'resizing a column', 'resized']],
  ['resizing', ['resize', 'resizable']],
  ['resizable', ['resize a column', 'resizing']],
  ['sorting', ['sort rows', 'sorted', 'sortable']],
  ['columns', ['one column']],
  ['dragging', ['drag a row']],
  ['scrolling', ['scroll']],
  ['entries', ['an entry']],
  ['theming', ['a theme']],
  ['editable', ['edit a cell', 'editing']],
  ['color', ['a colour']],
  ['checkboxes', ['a checkbox']],
  ['classes', ['a class']],
  ['10k', ['10,000 rows', '10000 rows', '1万行']],
  ['10,000', ['10k rows', '10000']],
  ['100000', ['10万行', '100k', '100,000']],
  ['1m', ['1,000,000 rows', '1000k']],
  ['memoized', ['memoised', 'memoise', 'memoize']],
  ['customise', ['customize', 'customized']],
])('%s finds other forms of the word', (word, texts) => {
  for (const text of texts) expect(holds(text, toKeyword(word)), text).toBe(true);
});

test.each([
  ['theming', 'all of them'],
  ['table', 'a tab'],
  ['class', 'a clap'],
  ['fixed', 'a fix'],
  ['tree', 'true'],
  ['string', 'a strap'],
  ['variables', 'variations'],
])('%s is not found in "%s"', (word, text) => {
  expect(holds(text, toKeyword(word))).toBe(false);
});

test('what is no English word is looked for as it is', () => {
  for (const word of ['列', 'rowkey2', 'scroll.x', 'onrow', 'ab', '404', '1250', '2.5k'])
    expect(toKeyword(word).forms).toEqual([word]);
});
