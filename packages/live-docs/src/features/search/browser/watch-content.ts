import { IN_DEMO } from './mark-words';

/** Milliseconds between looks at content that keeps changing. */
const PAUSE = 200;

/** Calls back while the content of an element changes, but not for what running demos change. @returns how to stop. */
export function watchContent(element: Element, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver((changes) => {
    if (changes.every(({ target }) => target instanceof Element && target.closest(IN_DEMO))) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, PAUSE);
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
