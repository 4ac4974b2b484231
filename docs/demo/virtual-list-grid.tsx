import { useMemo, useState } from 'react';
import Table, { type ColumnType } from '@rc-component/table';
import { useGridRef } from 'react-window';
import { COLUMNS, MeterGrid, ROW_HEIGHT, ROWS_IN_VIEW, WIDTH } from './meter-grid';
import { createMeters, halfHours, type Meter } from './meter-readings';
import './table.css';
import './demo-controls.css';
import './virtual-list-grid.css';

const METERS = 100_000;

const columns: ColumnType<Meter>[] = [
  { title: 'Meter', key: 'meter', width: WIDTH, align: 'end', fixed: 'start' },
  ...halfHours.map((title) => ({ title, key: title, width: WIDTH, align: 'end' as const })),
];

const places = [
  { label: 'First meter, 06:00', row: 0, column: 1 },
  { label: 'Meter 50,000, 18:00', row: 49_999, column: 25 },
  { label: 'Last meter, 05:30', row: METERS - 1, column: COLUMNS - 1 },
];

export default function VirtualListGrid() {
  const grid = useGridRef(null);
  const [cells, setCells] = useState(0);
  // The same element at every render, so that counting cells does not render the table again.
  const meters = useMemo(
    () => (
      <Table
        className="meters"
        columns={columns}
        data={createMeters(METERS)}
        rowKey="number"
        scroll={{ x: COLUMNS * WIDTH, y: ROWS_IN_VIEW * ROW_HEIGHT }}
        components={{
          body: (data, { ref, onScroll, scrollbarSize }) => (
            <MeterGrid
              meters={data}
              grid={grid}
              handle={ref}
              scrollbarSize={scrollbarSize}
              onScroll={onScroll}
              onCount={setCells}
            />
          ),
        }}
      />
    ),
    [grid],
  );

  return (
    <>
      <div className="controls">
        {places.map(({ label, row, column }) => (
          <button
            key={label}
            type="button"
            onClick={() =>
              grid.current?.scrollToCell({
                rowIndex: row,
                columnIndex: column,
                rowAlign: 'start',
                columnAlign: 'start',
              })
            }
          >
            {label}
          </button>
        ))}
        <output className="cell-count" aria-live="off">
          {cells > 0 && `${cells} of ${(METERS * COLUMNS).toLocaleString('en')} cells in the page`}
        </output>
      </div>
      {meters}
    </>
  );
}
