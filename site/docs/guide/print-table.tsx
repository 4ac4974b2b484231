import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from '../demo/focusable-scroll-area';
import { departures, type Departure } from './departures';
import { usePrinting } from './use-printing';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './print-table.css';

const columns: ColumnsType<Departure> = [
  { title: 'Time', dataIndex: 'time', width: 80, rowScope: 'row' },
  { title: 'To', dataIndex: 'to' },
  { title: 'Platform', dataIndex: 'platform', width: 100, align: 'end' },
];

export default function PrintTable() {
  const [preview, setPreview] = useState('screen');
  const isPaper = usePrinting() || preview === 'paper';

  return (
    <>
      <div className="controls">
        <label>
          Show it as on
          <select value={preview} onChange={({ target }) => setPreview(target.value)}>
            <option value="screen">the screen</option>
            <option value="paper">paper</option>
          </select>
        </label>
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
      </div>
      <div hidden={isPaper}>
        <Table
          rowKey="time"
          columns={columns}
          data={departures}
          ref={focusableScrollArea}
          aria-label="Departures"
          scroll={{ y: 220 }}
        />
      </div>
      {isPaper && (
        <div className="paper">
          <Table rowKey="time" columns={columns} data={departures} caption="Departures" />
        </div>
      )}
    </>
  );
}
