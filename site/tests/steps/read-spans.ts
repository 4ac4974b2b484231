import type { Locator } from '@playwright/test';

/** What each cell of some rows says and how many columns and rows it spans, as in `Lunch 3×1`. */
export async function readSpans(rows: Locator): Promise<string[][]> {
  return rows.evaluateAll((rows: HTMLTableRowElement[]) =>
    rows.map(({ cells }) =>
      [...cells].map(({ innerText, colSpan, rowSpan }) => `${innerText.split('\n')[0]} ${colSpan}×${rowSpan}`),
    ),
  );
}
