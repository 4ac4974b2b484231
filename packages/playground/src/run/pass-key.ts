import type { FrameKey } from '../model/frame-messages';

/** Milliseconds between two keys that count. */
const INTERVAL = 200;

/** Lets the page have a key that was pressed in a frame, if the focus is there. @returns what takes keys. */
export function createKeyPass(frame: HTMLIFrameElement): (key: FrameKey) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (key) => {
    const now = performance.now();
    const isShortcut = /^(k|\/|Escape)$/i.test(key.key);
    if (!isShortcut || document.activeElement !== frame || now - last < INTERVAL) return;
    last = now;
    frame.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
  };
}
