import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { VirtualTable, type Reference, type VirtualTableProps } from '@rc-component/table';
import { readingColumns } from './reading-columns';
import { createReadings, type Reading } from './station-readings';
import './table.css';
import './demo-controls.css';
import './virtual.css';

const ROWS = 40_000;
const ROWS_IN_VIEW = 10;
const ROW_HEIGHT = 44;

// Spread, for the type of `VirtualTable` does not know `listItemHeight`; `VirtualTableProps` does.
const size: Pick<VirtualTableProps<Reading>, 'listItemHeight' | 'scroll'> = {
  listItemHeight: ROW_HEIGHT,
  scroll: { x: 912, y: ROWS_IN_VIEW * ROW_HEIGHT },
};

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', ROWS_IN_VIEW],
  ['PageUp', -ROWS_IN_VIEW],
  ['End', ROWS],
  ['Home', -ROWS],
]);

export default function Virtual() {
  const table = useRef<Reference>(null);
  const [topRow, setTopRow] = useState(1);
  // The same element at every render, so that counting rows does not render them again.
  const rows = useMemo(
    () => (
      <VirtualTable
        ref={table}
        columns={readingColumns}
        data={createReadings(ROWS)}
        rowKey="row"
        onScroll={({ currentTarget }) => setTopRow(Math.round(currentTarget.scrollTop / ROW_HEIGHT) + 1)}
        {...size}
      />
    ),
    [],
  );

  const goTo = (row: number) => table.current?.scrollTo({ key: row, align: 'start' });

  function onKeyDown(event: KeyboardEvent) {
    const step = steps.get(event.key);
    if (!step) return;
    event.preventDefault();
    table.current?.scrollTo({ top: (topRow - 1 + step) * ROW_HEIGHT });
  }

  return (
    <>
      <div className="controls">
        <button type="button" onClick={() => goTo(1)}>
          First row
        </button>
        <button type="button" onClick={() => goTo(20_000)}>
          Row 20,000
        </button>
        <button type="button" onClick={() => goTo(ROWS)}>
          Last row
        </button>
        <output className="top-row" aria-live="off">
          Top row: {topRow.toLocaleString('en')} of {ROWS.toLocaleString('en')}
        </output>
      </div>
      <div className="readings" role="region" aria-label="Readings" tabIndex={0} onKeyDown={onKeyDown}>
        {rows}
      </div>
    </>
  );
}
