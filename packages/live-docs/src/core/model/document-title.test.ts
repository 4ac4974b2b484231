import { expect, it } from 'vitest';
import { documentTitle } from './document-title';

it('names the page and the site, each once', () => {
  expect(documentTitle('Simple', 'Table')).toBe('Simple - Table');
  expect(documentTitle('Table', 'Table')).toBe('Table');
});
