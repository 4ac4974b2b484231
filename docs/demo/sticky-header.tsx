import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { cityClimates, months, type CityClimate } from './city-climates';
import { focusableScrollArea } from './focusable-scroll-area';
import { useBarHeight } from './use-bar-height';
import './table.css';
import './demo-controls.css';
import './sticky-header.css';

const columns: ColumnsType<CityClimate> = [
  { title: 'City', dataIndex: 'city', key: 'city', width: 136, fixed: 'start', rowScope: 'row' },
  ...months.map((title, month) => ({
    title,
    dataIndex: ['means', month],
    key: title,
    width: 70,
    align: 'end' as const,
    render: (mean: number) => mean.toFixed(1).replace('-', '−'),
  })),
  { title: 'Country', dataIndex: 'country', key: 'country', width: 152 },
];

export default function StickyHeader() {
  const offsetHeader = useBarHeight();
  const [offsetScroll, setOffsetScroll] = useState(0);
  const [inBox, setInBox] = useState(false);
  const [box, setBox] = useState<HTMLElement | null>(null);

  return (
    <>
      <div className="controls">
        <label>
          Stick to
          <select value={inBox ? 'box' : 'window'} onChange={(event) => setInBox(event.target.value === 'box')}>
            <option value="window">the window</option>
            <option value="box">a box</option>
          </select>
        </label>
        <label>
          Raise the scroll bar by
          <input
            type="range"
            max={60}
            step={12}
            value={offsetScroll}
            onChange={(event) => setOffsetScroll(event.target.valueAsNumber)}
          />
          <output>{offsetScroll} px</output>
        </label>
      </div>

      <div ref={setBox} className={inBox ? 'climate-box' : undefined}>
        <Table
          key={inBox ? 'box' : 'window'}
          ref={focusableScrollArea}
          aria-label="Mean temperature by month, in °C"
          columns={columns}
          data={cityClimates}
          rowKey="city"
          scroll={{ x: 1128 }}
          sticky={inBox && box ? { offsetScroll, getContainer: () => box } : { offsetScroll, offsetHeader }}
        />
      </div>
    </>
  );
}
