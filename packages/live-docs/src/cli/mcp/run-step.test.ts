import { expect, it } from 'vitest';
import { readStep } from './run-step';

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
