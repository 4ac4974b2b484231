import { useEffect, useState } from 'react';

/** Milliseconds that a notice stays: long enough to do what it says. */
const SHOWN = 12_000;

/** What a reader is told after an action. It leaves by itself. */
export function useNotice<Notice>() {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    if (notice === undefined) return;
    const timer = setTimeout(() => setNotice(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice] as const;
}
