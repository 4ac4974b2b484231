import { flushSync } from 'react-dom';

/**
 * Makes what changes the tables of a page, all those that wait for the same at once, and keeps the first row in sight where it is in
 * the window.
 */
export function createRowKeeper(): (change: () => void) => void {
  const changes = new Set<() => void>();
  const flush = () => {
    const row = [...document.querySelectorAll('tr[id]')].find((one) => one.getBoundingClientRect().bottom > 0);
    const before = row?.getBoundingClientRect().top ?? 0;
    const all = [...changes];
    changes.clear();
    flushSync(() => all.forEach((change) => change()));
    // The change may replace it.
    const after = row && document.getElementById(row.id);
    if (!after || before > window.innerHeight) return;
    window.scrollBy({ top: after.getBoundingClientRect().top - before, behavior: 'instant' });
  };
  return (change) => {
    if (changes.size === 0) queueMicrotask(flush);
    changes.add(change);
  };
}
