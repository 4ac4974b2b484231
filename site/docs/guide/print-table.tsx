import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from '../demo/focusable-scroll-area';
import { departures, type Departure } from './departures';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './print-table.css';

const columns: ColumnsType<Departure> = [
  { title: 'Time', dataIndex: 'time', width: 80, rowScope: 'row' },
  { title: 'To', dataIndex: 'to' },
  { title: 'Platform', dataIndex: 'platform', width: 100, align: 'end' },
];

export default function PrintTable() {
  const [medium, setMedium] = useState<'screen' | 'paper'>('screen');

  return (
    <>
      <div className="controls">
        <label>
          Show it as on
          <select
            value={medium}
            onChange={({ target }) => setMedium(target.value === 'paper' ? 'paper' : 'screen')}
          >
            <option value="screen">the screen</option>
            <option value="paper">paper</option>
          </select>
        </label>
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
      </div>
      <div className={medium}>
        <Table
          key={medium}
          rowKey="time"
          columns={columns}
          data={departures}
          ref={focusableScrollArea}
          aria-label="Departures"
          caption={medium === 'paper' ? 'Departures' : undefined}
          scroll={{ y: medium === 'screen' ? 220 : undefined }}
        />
      </div>
    </>
  );
}
