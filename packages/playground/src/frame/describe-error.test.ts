import { expect, it } from 'vitest';
import { FRAME_LIMITS } from '../model/frame-messages';
import { describeError, ScriptSyntaxError } from './describe-error';
import { EndlessError } from './guard/create-guard';

it('takes anything that can be thrown', () => {
  const values = ['text', undefined, null, 0, Object.create(null), Symbol('s'), { toString: null }];
  expect(values.map((value) => describeError(value, 'later').message)).toEqual([
    'Thrown: text',
    'Thrown: undefined',
    'Thrown: null',
    'Thrown: 0',
    'Thrown: object',
    'Thrown: Symbol(s)',
    'Thrown: object',
  ]);
  expect(describeError(new Error(''), 'render').message).toBe('Error');
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(describeError(proxy, 'later')).toEqual({
    phase: 'later',
    message: "An error that can't be read was thrown",
    stack: '',
  });
});

it('says the name of an error if that says more, and what kind it is', () => {
  expect(describeError(new TypeError('x is not a function'), 'render').message).toBe('TypeError: x is not a function');
  expect(describeError(new EndlessError('Endless loop'), 'later')).toMatchObject({ endless: true, phase: 'later' });
  const syntax = new ScriptSyntaxError('SyntaxError: No', 'live:a?1', { line: 2, column: 3 });
  expect(describeError(syntax, 'evaluate')).toMatchObject({ message: 'SyntaxError: No', url: 'live:a?1', line: 2 });
});

it('cuts a long message, and keeps the place', () => {
  const error = new Error('x'.repeat(5_000_000));
  const { message, stack } = describeError(error, 'render', 'at live:a?1:2:3');
  expect(message).toHaveLength(FRAME_LIMITS.text);
  expect(stack).toContain('live:a?1:2:3');
});
