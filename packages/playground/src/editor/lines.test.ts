import { expect, it } from 'vitest';
import { toFile, toShown } from './lines';

it.each(['a\nb\n', 'a\nb', '\n', 'a\n\n'])('gives %j back as it was', (text) => {
  expect(toFile(toShown(text), text)).toBe(text);
});

it('shows no line after the last one', () => {
  expect(toShown('a\nb\n')).toBe('a\nb');
});
