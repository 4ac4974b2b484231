import type { FrameKey } from '../model/frame-messages';

/** Tells of keys that the page may want, unless the demo uses them. */
export function forwardKeys(onKey: (key: FrameKey) => void): void {
  window.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
    const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
    const isShortcut = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
    if (defaultPrevented || !(isShortcut || (!isTyping && (key === 'Escape' || key === '/')))) return;
    if (key !== 'Escape') event.preventDefault();
    onKey({ key, ctrlKey, metaKey, shiftKey, altKey });
  });
}
