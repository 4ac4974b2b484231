import { expect, it } from 'vitest';
import { readShadows } from './read-box';

it('takes a list of shadows apart', () => {
  expect(readShadows('rgb(227, 230, 235) 0px 0px 0px 1px, color(srgb 0 0 0 / 0.2) 2px -3px 4.5px 0px inset')).toEqual([
    { inset: false, x: 0, y: 0, blur: 0, spread: 1, color: 'rgb(227, 230, 235)' },
    { inset: true, x: 2, y: -3, blur: 4.5, spread: 0, color: 'color(srgb 0 0 0 / 0.2)' },
  ]);
});

it.each(['none', ''])('finds none in "%s"', (css) => {
  expect(readShadows(css)).toEqual([]);
});
