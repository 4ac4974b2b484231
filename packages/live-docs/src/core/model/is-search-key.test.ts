// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { isSearchKey as ask } from './is-search-key';

const isSearchKey = (event: KeyboardEvent, more: { platform?: string; takesSlash?: boolean } = {}) => {
  const { platform = 'Linux x86_64', takesSlash = true } = more;
  return ask(event, { target: event.target, platform, takesSlash: () => takesSlash });
};

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

  test('are Ctrl K and Cmd K alone where the slash is switched off', () => {
    expect(isSearchKey(press('/'), { takesSlash: false })).toBe(false);
    expect(isSearchKey(press('k', { ctrlKey: true }), { takesSlash: false })).toBe(true);
  });

  test('leave a slash to the field that it is typed into, but not Ctrl K', () => {
    const field = document.createElement('input');
    expect(isSearchKey(press('/', {}, field))).toBe(false);
    expect(isSearchKey(press('k', { ctrlKey: true }, field))).toBe(true);
    const dialog = document.createElement('dialog');
    dialog.append(field);
    expect(isSearchKey(press('/', {}, field))).toBe(true);
    dialog.setAttribute('open', '');
    expect(isSearchKey(press('/', {}, field))).toBe(false);
    const editor = document.createElement('div');
    editor.setAttribute('contenteditable', 'true');
    expect(isSearchKey(press('/', {}, editor.appendChild(document.createElement('span'))))).toBe(false);
  });

  test('leave Ctrl K to fields on a Mac, where it deletes to the end of the line', () => {
    const mac = { platform: 'MacIntel' };
    const field = document.createElement('input');
    expect(isSearchKey(press('k', { ctrlKey: true }, field), mac)).toBe(false);
    expect(isSearchKey(press('k', { metaKey: true }, field), mac)).toBe(true);
    expect(isSearchKey(press('k', { ctrlKey: true }), mac)).toBe(true);
  });
});
