import { useEffect, useRef } from 'react';
import Table, { type ColumnsType, type Reference } from '@rc-component/table';
import { departures, type Departure } from './departures';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';

const columns: ColumnsType<Departure> = [
  { title: 'Row', width: '15%', render: (_value, _record, index) => index + 1 },
  { title: 'Time', dataIndex: 'time', width: '20%' },
  { title: 'Train', dataIndex: 'train', width: '25%' },
  { title: 'To', dataIndex: 'to' },
];

export default function ScrollY() {
  const table = useRef<Reference>(null);
  useEffect(() => focusableScrollArea(table.current), []);

  return (
    <>
      <div className="controls">
        <button type="button" onClick={() => table.current?.scrollTo({ top: 0 })}>
          Top
        </button>
        <button type="button" onClick={() => table.current?.scrollTo({ key: 'RE 285' })}>
          Train RE 285
        </button>
        <button
          type="button"
          onClick={() => table.current?.scrollTo({ index: 49, align: 'center' })}
        >
          Row 50, centred
        </button>
        <button
          type="button"
          onClick={() => table.current?.scrollTo({ index: 39, align: 'start', offset: -44 })}
        >
          Row 40, one row lower
        </button>
      </div>
      <Table
        ref={table}
        aria-label="Departures"
        rowKey="train"
        columns={columns}
        data={departures}
        scroll={{ y: 330 }}
      />
    </>
  );
}
