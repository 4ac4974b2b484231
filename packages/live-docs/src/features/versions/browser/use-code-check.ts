import { useEffect, useState } from 'react';
import { toError } from 'live-playground/internal';
import type { TextQuestion } from '../shared/check-text';
import type { Checked, CodeChecker } from './create-code-checker';

/** How far the check of a text is. */
export type CheckState =
  | { phase: 'none' | 'loading' | 'checking' }
  | { phase: 'failed'; error: Error }
  | ({ phase: 'done' } & Checked);

/** Milliseconds without a key until a text is checked. */
const PAUSE = 300;

/**
 * Checks a text whenever it changes.
 * @param question undefined if there's nothing to check. The same question has to be the same object.
 * @returns the state, and what tries again.
 */
export function useCodeCheck(checker: CodeChecker, question: TextQuestion | undefined): [CheckState, () => void] {
  const [state, setState] = useState<CheckState>({ phase: 'none' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!question) return setState({ phase: 'none' });
    let isCurrent = true;
    const show = (next: CheckState) => isCurrent && setState(next);
    const timer = setTimeout(() => {
      show({ phase: 'loading' });
      checker
        .check(question, () => show({ phase: 'checking' }))
        .then(
          (checked) => checked && show({ phase: 'done', ...checked }),
          (error: unknown) => show({ phase: 'failed', error: toError(error) }),
        );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [checker, question, attempt]);
  return [state, () => setAttempt(attempt + 1)];
}
