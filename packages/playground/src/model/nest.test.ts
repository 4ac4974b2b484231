import { expect, it } from 'vitest';
import { nest } from './nest';

it('puts values by paths into one object', () => {
  expect(
    nest([
      ['size', 2],
      ['scroll.y', 240],
      ['scroll.x', 1],
      ['constructor.name', 'a'],
    ]),
  ).toEqual({ size: 2, scroll: { y: 240, x: 1 }, constructor: { name: 'a' } });
});

it('leaves alone what all objects share', () => {
  expect(
    nest([
      ['__proto__.polluted', 1],
      ['a.__proto__.polluted', 1],
      ['constructor.prototype.polluted', 1],
    ]),
  ).toEqual({ constructor: { prototype: { polluted: 1 } } });
  expect({}).not.toHaveProperty('polluted');
  expect(Object).not.toHaveProperty('polluted');
});
