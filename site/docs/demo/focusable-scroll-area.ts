import type { Reference } from '@rc-component/table';

/**
 * Ref callback for a table that scrolls: `<Table ref={focusableScrollArea} />`. Tab moves focus to
 * the scrolling element, and the arrow keys scroll it. Not every browser does this, and the
 * library has no prop for it.
 */
export function focusableScrollArea(table: Reference | null) {
  table?.nativeElement
    .querySelector('.rc-table-body, .rc-table-content')
    ?.setAttribute('tabindex', '0');
}
