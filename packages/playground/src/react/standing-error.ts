import { useEffect, useState } from 'react';
import type { LiveError } from '../model/live';
import type { LiveSession } from '../session/live-session';

/** Milliseconds that an error is shown before it is said aloud: with each key there may be another one. */
export const STANDING = 500;

/** Id of the element that says what is wrong with the reader's code. */
export const errorId = ({ id }: LiveSession) => `demo-error-${id}`;

/** True once an error has stood for a while. */
export function useStanding(error: LiveError | undefined): boolean {
  const [stood, setStood] = useState<string>();
  // A run that fails as the one before makes another object of the same error.
  const current = error && JSON.stringify(error);
  useEffect(() => {
    if (current === undefined) return;
    const timer = setTimeout(() => setStood(current), STANDING);
    return () => {
      clearTimeout(timer);
      setStood(undefined);
    };
  }, [current]);
  return current !== undefined && stood === current;
}
