import { useRef } from 'react';
import { VirtualTable, type Reference, type VirtualTableProps } from '@rc-component/table';
import { readingColumns } from './reading-columns';
import { readings } from './station-readings';
import { useScrollKeys } from './use-scroll-keys';
import './table.css';
import './demo-controls.css';
import './virtual.css';

const ROW_HEIGHT = 44;
const ROWS_IN_VIEW = 10;

// The type of `VirtualTable` leaves `listItemHeight` out, so it's spread below.
const rowHeight: Pick<VirtualTableProps<unknown>, 'listItemHeight'> = {
  listItemHeight: ROW_HEIGHT,
};

export default function Virtual() {
  const table = useRef<Reference>(null);
  const { onKeyDown, onScroll } = useScrollKeys(table, ROW_HEIGHT, ROWS_IN_VIEW);

  const goTo = (row: number) => table.current?.scrollTo({ key: row, align: 'start' });

  return (
    <>
      <div className="controls">
        <button type="button" onClick={() => goTo(1)}>
          First row
        </button>
        <button type="button" onClick={() => goTo(20_000)}>
          Row 20,000
        </button>
        <button type="button" onClick={() => goTo(40_000)}>
          Last row
        </button>
      </div>
      <div
        className="readings"
        role="region"
        aria-label="Readings"
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <VirtualTable
          ref={table}
          rowKey="row"
          columns={readingColumns}
          data={readings}
          scroll={{ x: 912, y: ROWS_IN_VIEW * ROW_HEIGHT }}
          onScroll={onScroll}
          {...rowHeight}
        />
      </div>
    </>
  );
}
