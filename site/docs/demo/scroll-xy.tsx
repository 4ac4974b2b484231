import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { cities, distanceBetween, type City } from './city-distances';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';

const NAME_WIDTH = 128;
const CITY_WIDTH = 120;

const columns: ColumnsType<City> = [
  { title: 'From, to', dataIndex: 'name', width: NAME_WIDTH, fixed: 'start', rowScope: 'row' },
  ...cities.map((to): ColumnsType<City>[number] => ({
    title: to.name,
    key: to.name,
    width: CITY_WIDTH,
    align: 'end',
    render: (_, from) => (from === to ? '–' : distanceBetween(from, to).toLocaleString('en')),
  })),
];

export default function ScrollXY() {
  const [shown, setShown] = useState(true);
  const [rightToLeft, setRightToLeft] = useState(false);

  return (
    <>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={shown}
            onChange={(event) => setShown(event.target.checked)}
          />
          Show the table
        </label>
        <label>
          <input
            type="checkbox"
            checked={rightToLeft}
            onChange={(event) => setRightToLeft(event.target.checked)}
          />
          Right to left
        </label>
      </div>
      <div hidden={!shown}>
        <Table
          ref={focusableScrollArea}
          aria-label="Distances in km"
          rowKey="name"
          columns={columns}
          data={cities}
          direction={rightToLeft ? 'rtl' : 'ltr'}
          scroll={{ x: NAME_WIDTH + CITY_WIDTH * cities.length, y: 320 }}
        />
      </div>
    </>
  );
}
