import { useEffect, useState } from 'react';

/** Milliseconds that the outcome stays in view; a refusal has more to read. */
const SHOWN = { copied: 2000, refused: 6000 };

/** Whether a text was copied, or the browser forbade it. */
export type Outcome = keyof typeof SHOWN;

/** A text, or what fetches it first: undefined if there is none. If that fails, it is for its owner to say so. */
export type CopiedText = string | (() => Promise<string | undefined>);

/**
 * Copies texts, and says for a while how that went.
 * @returns the outcome; what copies, which calls `onRefused` where the browser forbids it; and what sets the outcome.
 */
export function useCopy(): [
  outcome: Outcome | undefined,
  copy: (text: CopiedText, onRefused?: () => void) => Promise<void>,
  say: (outcome: Outcome) => void,
] {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN[outcome]);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (text: CopiedText, onRefused?: () => void) => {
    setOutcome(undefined);
    let value: string | undefined;
    try {
      value = typeof text === 'string' ? text : await text();
    } catch {
      return;
    }
    if (value === undefined) return setOutcome('refused');
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
      onRefused?.();
    }
  };
  return [outcome, copy, setOutcome];
}
