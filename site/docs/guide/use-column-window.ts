import { useState, type UIEvent } from 'react';
import type { ColumnsType } from '@rc-component/table';

interface ColumnWindow<Row> {
  /** The columns in view, between two empty ones that are as wide as the rest. */
  columns: ColumnsType<Row>;
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

/**
 * Renders few of many columns: those in view when a table scrolls sideways.
 * @param all columns that aren't fixed, each `width` pixels wide.
 * @param step how many columns come and go at once. The table renders that much less often.
 */
export function useColumnWindow<Row>(
  all: ColumnsType<Row>,
  width: number,
  step = 5,
): ColumnWindow<Row> {
  const [range, setRange] = useState({ first: 0, count: 4 * step });

  const gap = (key: string, count: number): ColumnsType<Row> =>
    count > 0
      ? [
          {
            key,
            width: count * width,
            onHeaderCell: () => ({ 'aria-hidden': true }),
            onCell: () => ({ 'aria-hidden': true }),
          },
        ]
      : [];
  const last = Math.min(all.length, range.first + range.count);

  return {
    columns: [
      ...gap('before', range.first),
      ...all.slice(range.first, last),
      ...gap('after', all.length - last),
    ],
    onScroll: ({ currentTarget }) => {
      const inView = Math.abs(currentTarget.scrollLeft) / width;
      const first = Math.max(0, (Math.floor(inView / step) - 1) * step);
      const count = (Math.ceil(currentTarget.clientWidth / width / step) + 3) * step;
      // The same range renders nothing.
      setRange((before) =>
        before.first === first && before.count === count ? before : { first, count },
      );
    },
  };
}
