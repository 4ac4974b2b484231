import { expect, it } from 'vitest';
import { mainFirst } from './main-first';

const order = (names: string[], library: string, used: string[] = []) =>
  mainFirst(
    names.map((name) => ({ name, exported: name })),
    library,
    used,
  ).map(({ name }) => name);

it('puts first what the library is named after, or what its README shows, and last what surrounds others', () => {
  expect(order(['Day', 'DatePicker'], '@scope/react-date-picker')).toEqual(['DatePicker', 'Day']);
  expect(order(['Group', 'Panel'], 'panels', ['usePanels', 'Panel', 'Group'])).toEqual(['Panel', 'Group']);
  expect(order(['FormatBase', 'FormatProvider', 'Numeric', 'Pattern'], 'react-format')).toEqual([
    'Numeric',
    'Pattern',
    'FormatBase',
    'FormatProvider',
  ]);
});
