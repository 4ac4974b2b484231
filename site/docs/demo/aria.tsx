import { useId, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import './table.css';
import './demo-controls.css';
import './aria.css';

const tideColumns: ColumnsType<Tide> = [
  { title: 'Time', dataIndex: 'time' },
  { title: 'Water', dataIndex: 'water' },
  { title: 'Height', dataIndex: 'height', align: 'end' },
];

const ferryColumns: ColumnsType<Ferry> = [
  { title: 'Leaves', dataIndex: 'time' },
  { title: 'To', dataIndex: 'to' },
  { title: 'Quay', dataIndex: 'quay', align: 'end' },
];

export default function AriaAttributes() {
  const id = useId();
  const [isCompact, setIsCompact] = useState(false);
  const density = isCompact ? 'compact' : 'normal';

  return (
    <>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={isCompact}
            onChange={(event) => setIsCompact(event.target.checked)}
          />
          Compact rows
        </label>
      </div>

      <Table
        rowKey="time"
        aria-label="Tides at Brest"
        data-density={density}
        columns={tideColumns}
        data={tides}
      />

      <p className="table-name" id={`${id}name`}>
        Ferries today
      </p>
      <Table
        rowKey="time"
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}note`}
        data-density={density}
        columns={ferryColumns}
        data={ferries}
      />
      <p className="table-note" id={`${id}note`}>
        Times may change in rough weather.
      </p>
    </>
  );
}

interface Tide {
  time: string;
  water: string;
  height: string;
}

const tides: Tide[] = [
  { time: '03:12', water: 'Low', height: '1.4 m' },
  { time: '09:21', water: 'High', height: '6.7 m' },
  { time: '15:34', water: 'Low', height: '1.6 m' },
];

interface Ferry {
  time: string;
  to: string;
  quay: number;
}

const ferries: Ferry[] = [
  { time: '08:15', to: 'Plymouth', quay: 2 },
  { time: '14:40', to: 'Cork', quay: 1 },
];
