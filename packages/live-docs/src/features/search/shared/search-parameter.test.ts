import { expect, it } from 'vitest';
import { withSearch } from './search-parameter';

it('replaces the words of a query and leaves the rest as it is written', () => {
  expect(withSearch('', 'résumé & co')).toBe('?search=r%C3%A9sum%C3%A9%20%26%20co');
  expect(withSearch('?search=a&controls=x:y=1', 'b')).toBe('?controls=x:y=1&search=b');
  expect(withSearch('?tab=more&search=a', '')).toBe('?tab=more');
  expect(withSearch('?research=a', '')).toBe('?research=a');
});
