import { useId, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { ferries, tides, type Ferry, type Tide } from './harbour';
import './table.css';
import './demo-controls.css';
import './aria.css';

const tideColumns: ColumnsType<Tide> = [
  { title: 'Time', dataIndex: 'time', key: 'time' },
  { title: 'Water', dataIndex: 'water', key: 'water' },
  {
    title: 'Height, m',
    dataIndex: 'height',
    key: 'height',
    align: 'end',
    render: (height: number) => height.toFixed(1),
  },
];

const ferryColumns: ColumnsType<Ferry> = [
  { title: 'Leaves', dataIndex: 'time', key: 'time' },
  { title: 'To', dataIndex: 'to', key: 'to' },
  { title: 'Ship', dataIndex: 'ship', key: 'ship' },
  { title: 'Quay', dataIndex: 'quay', key: 'quay', align: 'end' },
];

export default function AriaAttributes() {
  const [port, setPort] = useState('Brest');
  const [compact, setCompact] = useState(false);
  const titleId = useId();
  const noteId = useId();
  const density = compact ? 'compact' : undefined;

  return (
    <>
      <div className="controls">
        <label>
          Tides at
          <select value={port} onChange={(event) => setPort(event.target.value)}>
            {Object.keys(tides).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={compact} onChange={(event) => setCompact(event.target.checked)} />
          Compact rows
        </label>
      </div>
      <Table
        rowKey="time"
        aria-label={`Tides at ${port}`}
        data-density={density}
        columns={tideColumns}
        data={tides[port]}
      />
      <Table
        className="ferries-today"
        rowKey="time"
        aria-labelledby={titleId}
        aria-describedby={noteId}
        data-density={density}
        title={() => <span id={titleId}>Ferries today</span>}
        footer={() => <span id={noteId}>Times may change when the sea is rough.</span>}
        columns={ferryColumns}
        data={ferries}
        expandable={{}}
      />
    </>
  );
}
