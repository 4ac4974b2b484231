import type { Reference } from '@rc-component/table';

/**
 * Scrolls a table sideways, so that a column follows those that are fixed to the start.
 * @param id `id` of the column's header cell, from `onHeaderCell`.
 * @param covered width of the columns that are fixed to the start, in pixels.
 */
export function scrollToColumn({ nativeElement }: Reference, id: string, covered = 0) {
  const area = nativeElement.querySelector('.rc-table-body, .rc-table-content');
  const header = nativeElement.querySelector(`#${CSS.escape(id)}`);
  if (!area || !header) return;
  const [from, to] = [area.getBoundingClientRect(), header.getBoundingClientRect()];
  const isRtl = getComputedStyle(area).direction === 'rtl';
  area.scrollBy({ left: isRtl ? to.right - from.right + covered : to.left - from.left - covered });
}
