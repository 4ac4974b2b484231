import type { LiveSession } from '../session/live-session';

/** Milliseconds after the last key, or after the run of what was typed, in which the demo may not take the focus. */
const TYPING = 2000;

/**
 * Keeps the focus in the code while the reader types: a demo that focuses an element with each run would get the next keys.
 * The reader may leave at any time, by the Tab key or with the mouse. A page hears nothing of what is pressed in its frames,
 * so that a move of the mouse counts, a pause does, and nothing is held back on a touchscreen.
 * @param root the element around the code.
 * @returns what ends it.
 */
export function keepFocus(root: HTMLElement, { subscribe, view }: Pick<LiveSession, 'subscribe' | 'view'>): () => void {
  const scope = new AbortController();
  const options = { capture: true, passive: true, signal: scope.signal };
  const isTouched = window.matchMedia('(pointer: coarse)');
  let typedAt = Number.NEGATIVE_INFINITY;
  let { state } = view();

  const isTyping = () => performance.now() - typedAt < TYPING && !isTouched.matches;
  const type = () => {
    typedAt = performance.now();
  };
  const pause = () => {
    typedAt = Number.NEGATIVE_INFINITY;
  };
  const unsubscribe = subscribe(() => {
    // A run that takes long focuses an element long after the last key.
    if (view().state !== state && typedAt > 0) type();
    ({ state } = view());
  });
  const giveBack = (code: HTMLElement) => {
    const { activeElement } = document;
    if (!isTyping() || !(activeElement instanceof HTMLIFrameElement)) return;
    if (root.closest('[data-demo]')?.contains(activeElement)) code.focus({ preventScroll: true });
  };

  root.addEventListener('keydown', ({ key }) => (key === 'Tab' ? pause() : type()), options);
  root.addEventListener('input', type, options);
  // What moves below a mouse that rests makes an event without a movement.
  document.addEventListener(
    'pointermove',
    ({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && pause(),
    options,
  );
  root.addEventListener(
    'focusout',
    // Browsers say in a later task that it's in a frame.
    ({ target }) => target instanceof HTMLElement && setTimeout(() => giveBack(target)),
    options,
  );
  return () => {
    scope.abort();
    unsubscribe();
  };
}
