import type { Reference } from '@rc-component/table';

/** A ref for a table that scrolls: Tab reaches the part that does, and the arrow keys scroll it. */
export function makeBodyFocusable(table: Reference | null) {
  table?.nativeElement.querySelector('.rc-table-body, .rc-table-content')?.setAttribute('tabindex', '0');
}
