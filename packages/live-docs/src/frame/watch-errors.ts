/**
 * Watches for errors that nobody caught.
 * @param onError told of each; the browser's console has it too.
 */
export function watchErrors(onError: (error: unknown) => void): void {
  window.addEventListener('error', ({ target, error, message }) => {
    // Elements that failed to load, and notices such as those of ResizeObserver, come without an error.
    const isNotice = error === null && /^(ResizeObserver|Script error)/.test(message);
    if (target === window && !isNotice) onError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => onError(reason));
}
