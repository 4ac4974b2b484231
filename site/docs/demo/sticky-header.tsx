import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { cityClimates, months, type CityClimate } from './city-climates';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';
import './sticky-header.css';

const columns: ColumnsType<CityClimate> = [
  { title: 'City', dataIndex: 'city', width: 136, fixed: 'start', rowScope: 'row' },
  ...months.map((title, month) => ({
    title,
    dataIndex: ['means', month],
    width: 70,
    align: 'end' as const,
    render: (mean: number) => mean.toFixed(1),
  })),
  { title: 'Country', dataIndex: 'country', width: 152 },
];

export default function StickyHeader() {
  const [target, setTarget] = useState('window');
  const [box, setBox] = useState<HTMLElement | null>(null);
  const inBox = target === 'box';

  return (
    <>
      <div className="controls top-bar">
        <label>
          Stick to
          <select value={target} onChange={(event) => setTarget(event.target.value)}>
            <option value="window">the window</option>
            <option value="box">a box</option>
          </select>
        </label>
      </div>

      <div ref={setBox} className={inBox ? 'scroll-box' : undefined}>
        <Table
          key={target}
          ref={focusableScrollArea}
          aria-label="Mean temperature by month, in °C"
          columns={columns}
          data={cityClimates}
          rowKey="city"
          scroll={{ x: 1128 }}
          sticky={
            inBox && box ? { getContainer: () => box } : { offsetHeader: 48, offsetScroll: 36 }
          }
        />
      </div>

      <div className="controls bottom-bar">Mean temperature in °C</div>
    </>
  );
}
