// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { rememberBuiltins } from './remember-builtins';

/** Changes a property until the test is over. */
function change(owner: object, key: string, descriptor?: PropertyDescriptor) {
  const before = Object.getOwnPropertyDescriptor(owner, key);
  onTestFinished(() => {
    if (before) Object.defineProperty(owner, key, before);
    else Reflect.deleteProperty(owner, key);
  });
  if (descriptor) Object.defineProperty(owner, key, { configurable: true, writable: true, ...descriptor });
  else Reflect.deleteProperty(owner, key);
}

it.each<[name: string, owner: () => object, key: string, descriptor?: PropertyDescriptor]>([
  ['a function of a prototype', () => Array.prototype, 'map', { value: () => [] }],
  ['a static function', () => Object, 'assign', { value: () => ({}) }],
  ['a constructor that is deleted', () => globalThis, 'Set'],
  ['an iterator', () => Object.getPrototypeOf(new Map().values()) as object, 'next', { value: () => ({ done: true }) }],
  ['what every object inherits', () => Object.prototype, 'added', { value: 1 }],
  ['what hides a function of a prototype', () => document, 'createElement', { value: () => null }],
])('notices %s', (_, owner, key, descriptor) => {
  const areKept = rememberBuiltins();
  expect(areKept()).toBe(true);
  change(owner(), key, descriptor);
  expect(areKept()).toBe(false);
});

it('leaves a demo what is its own', () => {
  const areKept = rememberBuiltins();
  change(globalThis, 'table', { value: () => null });
  change(document, 'table', { value: 1 });
  change(Array, 'fromTable', { value: () => [] });
  expect(areKept()).toBe(true);
});
