import { useEffect, useState } from 'react';
import type { Outcome } from '../../../core/browser/ui/copy';

/** What a reader is told after an action: a word beside the button, or lines that take longer to read and to follow. */
export interface Notice {
  outcome: Outcome;
  told: string | string[];
}

/** Milliseconds that a word stays, and lines do. */
const SHOWN = { word: 2000, lines: 12_000 };

/** What a reader is told after an action. It leaves by itself. */
export function useNotice() {
  const [notice, tell] = useState<Notice>();
  useEffect(() => {
    if (notice === undefined) return;
    const timer = setTimeout(() => tell(undefined), typeof notice.told === 'string' ? SHOWN.word : SHOWN.lines);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, tell as (notice?: Notice) => void] as const;
}
