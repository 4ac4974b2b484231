import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { cities, distanceBetween, type City } from './city-distances';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';

const NAME_WIDTH = 128;
const WIDTH = 120;

const columns: ColumnsType<City> = [
  { title: 'From, to', dataIndex: 'name', key: 'from', width: NAME_WIDTH, fixed: 'start', rowScope: 'row' },
  ...cities.map((to) => ({
    title: to.name,
    key: to.name,
    width: WIDTH,
    align: 'end' as const,
    render: (_: unknown, from: City) => (from === to ? '–' : distanceBetween(from, to).toLocaleString('en')),
  })),
];

export default function ScrollXY() {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const [shown, setShown] = useState(true);

  return (
    <>
      <div className="controls">
        <label>
          Direction
          <select value={direction} onChange={(event) => setDirection(event.target.value === 'rtl' ? 'rtl' : 'ltr')}>
            <option value="ltr">left to right</option>
            <option value="rtl">right to left</option>
          </select>
        </label>
        <label>
          <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
          Show the table
        </label>
      </div>
      <div hidden={!shown}>
        <Table
          ref={focusableScrollArea}
          aria-label="Distances as the crow flies, in km"
          rowKey="name"
          columns={columns}
          data={cities}
          direction={direction}
          scroll={{ x: NAME_WIDTH + WIDTH * cities.length, y: 320 }}
        />
      </div>
    </>
  );
}
