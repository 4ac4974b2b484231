import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import './table.css';
import './demo-controls.css';

interface Station {
  id: string;
  name: string;
  city: string;
  readings: number;
}

const columns: ColumnsType<Station> = [
  { title: 'Station', dataIndex: 'name' },
  { title: 'City', dataIndex: 'city' },
  {
    title: 'Readings',
    dataIndex: 'readings',
    align: 'end',
    render: (readings: number) => readings.toLocaleString('en'),
  },
];

export default function Simple() {
  const [count, setCount] = useState(0);

  const data: Station[] = [
    { id: 'aurora-7', name: 'Aurora 7', city: 'Tromsø', readings: count },
    { id: 'borealis-2', name: 'Borealis 2', city: 'Kiruna', readings: 986 },
    { id: 'calypso', name: 'Calypso', city: 'Reykjavík', readings: 12 },
    { id: 'draco-11', name: 'Draco 11', city: 'Oulu', readings: 2310 },
  ];

  return (
    <>
      <Table rowKey="id" columns={columns} data={data} />
      <div className="controls">
        <button type="button" onClick={() => setCount(count + 1)}>
          Take a reading at Aurora 7
        </button>
      </div>
    </>
  );
}
