import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { sensorValues, type SensorValue } from './sensor-values';
import './table.css';
import './demo-controls.css';

const columns: ColumnsType<SensorValue> = [
  { title: 'Sensor', dataIndex: 'sensor', width: '50%', rowScope: 'row' },
  { title: 'Last value', dataIndex: 'value', align: 'end' },
  {
    title: 'State',
    dataIndex: 'state',
    align: 'end',
    render: (state: SensorValue['state']) => (state === 'Good' ? state : <span className="tag">{state}</span>),
  },
];

export default function HideHeader() {
  const [showHeader, setShowHeader] = useState(false);

  return (
    <>
      <div className="controls">
        <label>
          <input type="checkbox" checked={showHeader} onChange={(event) => setShowHeader(event.target.checked)} />
          Show the header
        </label>
      </div>
      <Table
        caption="Aurora 7, Tromsø, 14:20 UTC"
        showHeader={showHeader}
        rowKey="sensor"
        columns={columns}
        data={sensorValues}
      />
    </>
  );
}
