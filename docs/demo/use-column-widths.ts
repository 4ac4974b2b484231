import { useEffect, useState, type RefObject } from 'react';
import type { Reference } from '@rc-component/table';

/** How wide the columns of a table are drawn, in whole pixels. Empty until they are. */
export function useColumnWidths(table: RefObject<Reference | null>): number[] {
  const [widths, setWidths] = useState<number[]>([]);
  useEffect(() => {
    const heads = [...(table.current?.nativeElement.querySelectorAll<HTMLElement>('thead th') ?? [])];
    const observer = new ResizeObserver(() => setWidths(heads.map(({ offsetWidth }) => offsetWidth)));
    heads.forEach((head) => observer.observe(head));
    return () => observer.disconnect();
  }, [table]);
  return widths;
}
