import Table, { type ColumnsType } from '@rc-component/table';
import { useGridRef } from 'react-window';
import { COLUMN_WIDTH, HEIGHT, MeterGrid } from './meter-grid';
import { halfHours, meters, type Meter } from './meter-readings';
import './table.css';
import './demo-controls.css';
import './virtual-list-grid.css';

const columns: ColumnsType<Meter> = ['Meter', ...halfHours].map((title) => ({
  title,
  key: title,
  width: COLUMN_WIDTH,
  align: 'end',
}));

export default function VirtualListGrid() {
  const grid = useGridRef(null);
  const goTo = (rowIndex: number, columnIndex: number) =>
    grid.current?.scrollToCell({ rowIndex, columnIndex, rowAlign: 'start', columnAlign: 'start' });

  return (
    <>
      <div className="controls">
        <button type="button" onClick={() => goTo(0, 0)}>
          First meter
        </button>
        <button type="button" onClick={() => goTo(49_999, 25)}>
          Meter 50,000 at 18:00
        </button>
        <button type="button" onClick={() => goTo(99_999, 48)}>
          Last meter at 05:30
        </button>
      </div>
      <Table
        className="meters"
        rowKey="number"
        columns={columns}
        data={meters}
        scroll={{ x: columns.length * COLUMN_WIDTH, y: HEIGHT }}
        components={{
          body: (data, { ref, onScroll, scrollbarSize }) => (
            <MeterGrid
              meters={data}
              grid={grid}
              tableRef={ref}
              onScroll={onScroll}
              scrollbarSize={scrollbarSize}
            />
          ),
        }}
      />
    </>
  );
}
