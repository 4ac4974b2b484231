import { expect, it } from 'vitest';
import { createReference } from './api-entry';

it('tells a type from the table that has its name', () => {
  const properties = { top: { description: { en: 'Pixels.' } } };
  const api = [{ id: 'Handle', source: '', home: '/', properties }];
  const reference = createReference({ api, types: { Handle: 'api#type-Handle' } });
  expect(reference('Handle')?.api).toEqual({ name: 'Handle', address: 'api#type-Handle' });
  expect(reference('Handle top')?.api).toEqual({ name: 'Handle.top', address: '#api-handle-top' });
  expect(reference('toString')).toBeUndefined();
});
