import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';
import './show-scopes.css';

export default function ColumnScope() {
  const [showPhosphate, setShowPhosphate] = useState(true);

  const columns: ColumnsType<WaterSample> = [
    { title: 'Place', dataIndex: 'place' },
    {
      title: 'Nutrients in mg/l',
      children: [
        { title: 'Nitrate', dataIndex: 'nitrate', align: 'end' },
        { title: 'Phosphate', dataIndex: 'phosphate', align: 'end', hidden: !showPhosphate },
      ],
    },
    {
      title: 'Temperature in °C',
      children: [
        { title: 'Water', dataIndex: 'water', align: 'end' },
        { title: 'Air', dataIndex: 'air', align: 'end' },
      ],
    },
  ];

  return (
    <>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={showPhosphate}
            onChange={(event) => setShowPhosphate(event.target.checked)}
          />
          Show phosphate
        </label>
      </div>
      <Table
        ref={focusableScrollArea}
        className="show-scopes"
        aria-label="Water samples"
        rowKey="place"
        columns={columns}
        data={samples}
        scroll={{ x: 'max-content' }}
      />
    </>
  );
}

interface WaterSample {
  place: string;
  nitrate: number;
  phosphate: number;
  water: number;
  air: number;
}

const samples: WaterSample[] = [
  { place: 'North beach', nitrate: 4.1, phosphate: 0.06, water: 17.2, air: 21.5 },
  { place: 'Old jetty', nitrate: 5.8, phosphate: 0.09, water: 17.6, air: 22.1 },
  { place: 'Mill stream', nitrate: 11.2, phosphate: 0.21, water: 14.3, air: 20.8 },
];
