import { expect, it, test } from 'vitest';
import { readStep, sayAbsent } from './run-step';

it.each([
  ['click Show details', { kind: 'click', name: 'Show details' }],
  [' hover Ada ', { kind: 'hover', name: 'Ada' }],
  ['fill Name: Ada: L', { kind: 'fill', name: 'Name', text: 'Ada: L' }],
  ['fill Name:', { kind: 'fill', name: 'Name', text: '' }],
  ['press Shift+Tab', { kind: 'press', key: 'Shift+Tab' }],
  ['scroll 0 200', { kind: 'scroll', left: 0, top: 200 }],
])('reads "%s"', (text, step) => expect(readStep(text)).toEqual(step));

it.each(['', 'click', 'fill Name', 'scroll down', 'wave Ada'])('refuses "%s"', (text) => {
  expect(() => readStep(text)).toThrow(/can't be read, expected "click NAME"/);
});

test('where a name is not there, those that are there are told', () => {
  const step = readStep('click Sav');
  const outline =
    '- table:\n  - row "Ada Save":\n    - cell "Ada"\n  - \'button "Save: \\"a\\"" [disabled]\'\n- button "Save"\n- text: Hi';
  expect(sayAbsent(step, outline)).toBe(
    '"Sav" to click. Did you mean "Save"? There are cell "Ada", button "Save: \\"a\\"", button "Save"',
  );
  expect(sayAbsent(step, '- text: Hi')).toBe('"Sav" to click. There are no names');
  const many = Array.from({ length: 15 }, (_, at) => `- cell "${at}"`).join('\n');
  expect(sayAbsent(step, many)).toMatch(/cell "11", and 3 more$/);
});
