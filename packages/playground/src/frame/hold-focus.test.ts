// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { holdFocus } from './hold-focus';

it('moves the focus only while the reader is in the document', () => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const input = document.body.appendChild(document.createElement('input'));
  const { focus } = HTMLElement.prototype;
  const own = window.focus;
  holdFocus();
  try {
    input.focus();
    window.focus();
    expect(document.activeElement).toBe(document.body);
    hasFocus.mockReturnValue(true);
    input.focus();
    expect(document.activeElement).toBe(input);
  } finally {
    HTMLElement.prototype.focus = focus;
    window.focus = own;
    input.remove();
  }
});
