import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import { Switches } from './switches';
import { waterSamples, type WaterSample } from './water-samples';
import './table.css';
import './demo-controls.css';
import './show-scopes.css';

const SWITCHES = [
  ['scopes', 'Show scopes'],
  ['phosphate', 'Phosphate'],
] as const;
type Switch = (typeof SWITCHES)[number][0];

export default function ColumnScope() {
  const [on, setOn] = useState<Switch[]>(['scopes', 'phosphate']);

  const columns: ColumnsType<WaterSample> = [
    { title: 'Place', dataIndex: 'place', key: 'place' },
    {
      title: 'Nutrients in mg/l',
      key: 'nutrients',
      children: [
        { title: 'Nitrate', dataIndex: 'nitrate', key: 'nitrate', align: 'end' },
        {
          title: 'Phosphate',
          dataIndex: 'phosphate',
          key: 'phosphate',
          align: 'end',
          hidden: !on.includes('phosphate'),
        },
      ],
    },
    {
      title: 'Temperature in °C',
      key: 'temperature',
      children: [
        { title: 'Water', dataIndex: 'water', key: 'water', align: 'end' },
        { title: 'Air', dataIndex: 'air', key: 'air', align: 'end' },
      ],
    },
  ];

  return (
    <>
      <div className="controls">
        <Switches names={SWITCHES} on={on} onChange={setOn} />
      </div>
      <Table
        ref={focusableScrollArea}
        rowKey="place"
        aria-label="Water samples"
        className={on.includes('scopes') ? 'show-scopes' : undefined}
        columns={columns}
        data={waterSamples}
      />
    </>
  );
}
