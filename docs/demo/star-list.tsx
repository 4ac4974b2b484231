import { useImperativeHandle, type Ref } from 'react';
import type { Reference } from '@rc-component/table';
import { List, useListRef, type RowComponentProps } from 'react-window';
import type { Star } from './star-catalogue';

export const ROW_HEIGHT = 44;
export const ROWS_IN_VIEW = 10;

interface StarColumn {
  title: string;
  key: string;
  width: number;
  align?: 'end';
  show: (star: Star) => string;
}

/** The columns of the head, and of the rows below. */
export const starColumns: StarColumn[] = [
  { title: 'Star', key: 'number', width: 80, show: ({ number }) => number.toLocaleString('en') },
  { title: 'Seen in', key: 'constellation', width: 96, show: ({ constellation }) => constellation },
  { title: 'Type', key: 'type', width: 52, show: ({ type }) => type },
  {
    title: 'Distance',
    key: 'distance',
    width: 92,
    align: 'end',
    show: ({ distance }) => `${distance.toLocaleString('en')} ly`,
  },
];

/**
 * The same widths for a row. The second column takes the rest, in the head by the stylesheet, and the last makes room for
 * the scroll bar, as it does in the head.
 */
function rowTemplate(scrollbarSize: number) {
  const last = starColumns.length - 1;
  return starColumns
    .map(({ width }, index) => (index === 1 ? 'minmax(0, 1fr)' : `${index === last ? width - scrollbarSize : width}px`))
    .join(' ');
}

interface RowProps {
  stars: readonly Star[];
  gridTemplateColumns: string;
}

function StarRow({ index, style, stars, gridTemplateColumns }: RowComponentProps<RowProps>) {
  const star = stars[index];
  if (!star) return null;
  return (
    <div role="row" aria-rowindex={index + 1} className="star" style={{ ...style, gridTemplateColumns }}>
      {starColumns.map(({ key, align, show }) => (
        <div key={key} role="cell" style={{ textAlign: align }}>
          {show(star)}
        </div>
      ))}
    </div>
  );
}

/** What the table asks of its body. */
interface Handle {
  scrollLeft: number;
  scrollTo?: Reference['scrollTo'];
}

interface StarListProps {
  stars: readonly Star[];
  scrollbarSize: number;
  handle: Ref<Handle>;
  onRowsRendered: (visible: Rows, all: Rows) => void;
}

export interface Rows {
  startIndex: number;
  stopIndex: number;
}

/** A body for the table: of all stars, only those in view and three to either side. */
export function StarList({ stars, scrollbarSize, handle, onRowsRendered }: StarListProps) {
  const list = useListRef(null);
  useImperativeHandle(handle, () => ({
    scrollLeft: 0,
    scrollTo: ({ index = 0, align = 'nearest' }) =>
      list.current?.scrollToRow({ index, align: align === 'nearest' ? 'auto' : align }),
  }));
  return (
    <List
      className="star-list"
      style={{ height: ROWS_IN_VIEW * ROW_HEIGHT }}
      listRef={list}
      rowComponent={StarRow}
      rowCount={stars.length}
      rowHeight={ROW_HEIGHT}
      rowProps={{ stars, gridTemplateColumns: rowTemplate(scrollbarSize) }}
      onRowsRendered={onRowsRendered}
      role="table"
      aria-label="Stars"
      aria-rowcount={stars.length}
      tabIndex={0}
    />
  );
}
