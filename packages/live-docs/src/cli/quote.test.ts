import { expect, it } from 'vitest';
import { quote } from './quote';

it.each(['plain', "it's", '"a" and \'b\'', 'C:\\new', 'two\nlines', 'two\r\nlines', '\u2028'])(
  'writes %j so that it reads the same',
  (text) => {
    expect((0, eval)(quote(text))).toBe(text);
  },
);

it('needs no escapes where other quotes do', () => {
  expect([quote("it's"), quote('say "hi"')]).toEqual([`"it's"`, `'say "hi"'`]);
});
