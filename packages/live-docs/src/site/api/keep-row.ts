import { flushSync } from 'react-dom';

/** Changes the tables of a page, and keeps the first row in sight where it is in the window. */
export function keepRow(change: () => void): void {
  const row = [...document.querySelectorAll('tr[id]')].find((one) => one.getBoundingClientRect().bottom > 0);
  const before = row?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  // The change may replace it.
  const after = row && document.getElementById(row.id);
  if (!after || before > window.innerHeight) return;
  window.scrollBy({ top: after.getBoundingClientRect().top - before, behavior: 'instant' });
}
