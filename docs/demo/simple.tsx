import { useState } from 'react';
import Table, { type ColumnType } from '@rc-component/table';
import { stations, type Station } from './stations';
import './table.css';
import './demo-controls.css';

export default function Simple() {
  const [count, setCount] = useState(0);

  const columns: ColumnType<Station>[] = [
    { title: 'Station', dataIndex: 'name' },
    { title: 'City', dataIndex: 'city' },
    {
      title: 'State',
      dataIndex: 'state',
      render: (state: Station['state']) => (state === 'Repair' ? state : <span className="tag">{state}</span>),
    },
    {
      title: 'Readings',
      dataIndex: 'readings',
      align: 'end',
      render: (readings: number, station) =>
        (station.id === 'aurora-7' ? readings + count : readings).toLocaleString('en'),
    },
  ];

  return (
    <>
      <div className="controls">
        <button type="button" onClick={() => setCount(count + 1)}>
          Take a reading at Aurora 7
        </button>
      </div>
      <Table rowKey="id" columns={columns} data={stations} />
    </>
  );
}
