import { expect, it } from 'vitest';
import { listClasses, splitStyle, usedStyle } from './used-style';

const used = (css: string, html: string) => usedStyle(splitStyle(css), listClasses(html));

it.each([
  ['a rule of a class that the page has', '.a{color:red}', true],
  ['a rule of another class', '.x{color:red}', false],
  ['a rule with one selector that applies', '.x,.a b{color:red}', true],
  ['a rule that needs another class too', '.a .x{color:red}', false],
  ['a rule without a class', 'p:hover,[data-x=".y"]{color:red}', true],
  ['a rule that excludes a class', '.a:not(.x){color:red}', true],
  ['a rule with alternatives', '.a:is(.x,.b:has(.y)){color:red}', true],
  ['a state of a class that the page has', '.a:hover::before{content:".x"}', true],
  ['an escaped class', '.md\\:wide{color:red}', true],
  ['a class of signs that HTML escapes', '.\\[\\&\\>p\\]\\:x:hover{color:red}', true],
  ['an escape by code', '.\\32 nd{color:red}', true],
  ['an escaped bracket', '.x\\(,.x\\[{color:red}', false],
  ['nested rules', '.a{&:hover{color:red}.x{color:red}}', true],
  ['rules in a condition', '@media (width>3px){.a{color:red}}', true],
  ['an animation', '@keyframes turn{to{rotate:1turn}}', true],
  ['a font', '@font-face{font-family:a}', true],
  ['a statement', '@layer a,b;', true],
])('%s: %s', (_, css, isUsed) => {
  expect(used(css, '<p class="a b"><i data-y class="md:wide 2nd [&amp;&gt;p]:x">')).toBe(isUsed ? css : '');
});

it('keeps the order of what it keeps, and conditions without rules', () => {
  const css =
    '.a{top:0}.x{top:1px}@media print{.x{top:2px}.a{top:3px}}p{top:4px}@media (width>3px){@supports (x:y){.x{top:0}}}';
  expect(used(css, '<p class="a">')).toBe(
    '.a{top:0}@media print{.a{top:3px}}p{top:4px}@media (width>3px){@supports (x:y){}}',
  );
});
