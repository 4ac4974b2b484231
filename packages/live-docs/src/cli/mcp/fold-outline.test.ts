import { expect, test } from 'vitest';
import { foldOutline } from './fold-outline';

const rows = (count: number, more = '') =>
  Array.from({ length: count }, (_, at) => `  - row "${at} \\"a\\""${more}:\n    - cell "${at}"\n    - text: ${at}`);

test('of many parts of one shape the first three are told', () => {
  const folded = foldOutline(['- table "All":', ...rows(100), '- button "Add"'].join('\n'));
  expect(folded).toBe(['- table "All":', ...rows(3), '  … 97 more like this', '- button "Add"'].join('\n'));
});

test('few are told whole, and so is what differs in more than texts', () => {
  const outline = ['- table:', ...rows(10), ...rows(1, ' [selected]'), ...rows(10)].join('\n');
  expect(foldOutline(outline)).toBe(outline);
});

test('parts inside others are folded, too', () => {
  const cells = Array.from({ length: 20 }, (_, at) => `  - td[data-x="${at}"]: ${at}`);
  expect(foldOutline(['- tr (0, 0, 9 × 9):', ...cells].join('\n'))).toBe(
    ['- tr (0, 0, 9 × 9):', ...cells.slice(0, 3), '  … 17 more like this'].join('\n'),
  );
});
