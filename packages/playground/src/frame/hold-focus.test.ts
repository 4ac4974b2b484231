// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { holdFocus } from './hold-focus';

it('moves the focus only while the reader is in the document', () => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const input = document.body.appendChild(document.createElement('input'));
  const { focus } = HTMLElement.prototype;
  const { show, showModal } = HTMLDialogElement.prototype;
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const inert = vi.fn<(isInert: boolean) => void>();
  HTMLDialogElement.prototype.showModal = () => inert(dialog.inert);
  const own = window.focus;
  holdFocus();
  try {
    input.focus();
    window.focus();
    expect(document.activeElement).toBe(document.body);
    dialog.showModal();
    hasFocus.mockReturnValue(true);
    input.focus();
    expect(document.activeElement).toBe(input);
    dialog.showModal();
    expect(inert.mock.calls).toEqual([[true], [false]]);
  } finally {
    HTMLElement.prototype.focus = focus;
    Object.assign(HTMLDialogElement.prototype, { show, showModal });
    window.focus = own;
    input.remove();
    dialog.remove();
  }
});
