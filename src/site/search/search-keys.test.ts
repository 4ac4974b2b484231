import { describe, expect, test } from 'vitest';
import { isSearchKey } from './is-search-key';
import { stepActive } from './step-active';

const press = (key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { key, ...more });
  Object.defineProperty(event, 'target', { value: target });
  return event;
};

describe('the keys that open the box', () => {
  test('are Ctrl K, Cmd K and the slash', () => {
    expect(isSearchKey(press('k', { ctrlKey: true }))).toBe(true);
    expect(isSearchKey(press('K', { metaKey: true }))).toBe(true);
    expect(isSearchKey(press('/'))).toBe(true);
    // Where the slash is Shift 7.
    expect(isSearchKey(press('/', { shiftKey: true }))).toBe(true);
  });

  test('are not those of others', () => {
    expect(isSearchKey(press('k'))).toBe(false);
    expect(isSearchKey(press('k', { ctrlKey: true, shiftKey: true }))).toBe(false);
    expect(isSearchKey(press('k', { ctrlKey: true, altKey: true }))).toBe(false);
    expect(isSearchKey(press('/', { ctrlKey: true }))).toBe(false);
  });

  test('leave a slash to the field that it is typed into, but not Ctrl K', () => {
    const field = document.createElement('input');
    expect(isSearchKey(press('/', {}, field))).toBe(false);
    expect(isSearchKey(press('k', { ctrlKey: true }, field))).toBe(true);
    const editor = document.createElement('div');
    editor.setAttribute('contenteditable', 'true');
    expect(isSearchKey(press('/', {}, editor.appendChild(document.createElement('span'))))).toBe(false);
  });
});

describe('the keys that move in the list', () => {
  const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  test.each([
    ['ArrowDown', 1, 2],
    ['ArrowDown', 4, 0],
    ['ArrowUp', 0, 4],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['a', 2, undefined],
  ])('%s from %i leads to %s', (key, from, to) => {
    expect(stepActive({ key, ...plain }, from, 5)).toBe(to);
  });

  test('are left to the field where the list is empty, and with Shift', () => {
    expect(stepActive({ key: 'Home', ...plain }, 0, 0)).toBeUndefined();
    expect(stepActive({ key: 'Home', ...plain, shiftKey: true }, 1, 5)).toBeUndefined();
  });
});
