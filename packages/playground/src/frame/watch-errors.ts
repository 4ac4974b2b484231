import { createRate } from '../model/create-rate';
import { EndlessError } from './guard/create-guard';

/** Errors a second that are told. What throws in each frame would keep the page busy. */
const FEW = 10;
/** Errors a second that no reader causes. */
const MANY = 100;

/**
 * Watches for errors that nobody caught.
 * @param onError told of each, up to some a second; the browser's console has them all.
 * @param onEndless told when they come without end.
 */
export function watchErrors(onError: (error: unknown) => void, onEndless: (error: EndlessError) => void): void {
  const now = performance.now.bind(performance);
  const isMuch = createRate(FEW, now);
  const isEndless = createRate(MANY, now);
  const take = (error: unknown) => {
    if (isEndless()) onEndless(new EndlessError(`Endless errors: more than ${MANY} in a second`));
    else if (!isMuch()) onError(error);
  };
  window.addEventListener('error', ({ target, error, message }) => {
    // Elements that failed to load, and notices such as those of ResizeObserver, come without an error.
    const isNotice = error === null && /^(ResizeObserver|Script error)/.test(message);
    if (target === window && !isNotice) take(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => take(reason));
}
