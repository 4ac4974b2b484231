import { useEffect, useState } from 'react';
import { copyText, type CopiedText } from './copy-text';

/** Milliseconds that the outcome stays in view; a refusal has more to read. */
const SHOWN = { copied: 2000, refused: 6000 };

/** Whether a text was copied, or the browser forbade it. */
export type Outcome = keyof typeof SHOWN;

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
    try {
      const isCopied = await copyText(text);
      setOutcome(isCopied ? 'copied' : 'refused');
      if (!isCopied) onRefused?.();
    } catch {
      // The text's owner says so.
    }
  };
  return [outcome, copy, setOutcome];
}
