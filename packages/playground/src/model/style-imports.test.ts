import { expect, it } from 'vitest';
import { dropStyleImports, findStyleImports } from './style-imports';

const text = `/* @import 'no.css'; */
@import './base.css';
@import url("kit/look.css") screen;
@import url('https://example.com/fonts.css');
a { content: 'x' }`;

it('finds what a stylesheet imports', () => {
  expect(findStyleImports(text).map(({ name, at }) => [name, text.slice(at + 1, at + 1 + name.length)])).toEqual([
    ['./base.css', './base.css'],
    ['kit/look.css', 'kit/look.css'],
  ]);
});

it('takes imports out, those from other hosts too', () => {
  expect(dropStyleImports(text).trim()).toBe("a { content: 'x' }");
});
