import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from '../demo/focusable-scroll-area';
import { departures, type Departure } from './departures';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './fill-panel.css';

const columns: ColumnsType<Departure> = [
  { title: 'Time', dataIndex: 'time', width: 80, rowScope: 'row' },
  { title: 'To', dataIndex: 'to' },
  { title: 'Platform', dataIndex: 'platform', width: 100, align: 'end' },
];

export default function FillPanel() {
  const [height, setHeight] = useState(320);

  return (
    <>
      <div className="controls">
        <label>
          Height of the panel
          <input
            type="range"
            min={200}
            max={420}
            step={10}
            value={height}
            onChange={({ target }) => setHeight(target.valueAsNumber)}
          />
          <output>{height} px</output>
        </label>
      </div>
      <section className="panel" style={{ height }} aria-labelledby="departures">
        <h2 id="departures">Departures</h2>
        <Table
          ref={focusableScrollArea}
          rowKey="time"
          columns={columns}
          data={departures}
          scroll={{ y: '100%' }}
          aria-label="Trains of the day"
        />
      </section>
    </>
  );
}
