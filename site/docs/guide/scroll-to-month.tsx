import { useRef } from 'react';
import Table, { type ColumnsType, type Reference } from '@rc-component/table';
import { cityClimates, months, type CityClimate } from '../demo/city-climates';
import { focusableScrollArea } from '../demo/focusable-scroll-area';
import { scrollToColumn } from './scroll-to-column';
import '../demo/table.css';
import '../demo/demo-controls.css';

const CITY_WIDTH = 120;

const columns: ColumnsType<CityClimate> = [
  { title: 'City', dataIndex: 'city', width: CITY_WIDTH, fixed: 'start', rowScope: 'row' },
  ...months.map((title, month) => ({
    title,
    dataIndex: ['means', month],
    width: 110,
    align: 'end' as const,
    onHeaderCell: () => ({ id: `month-${title}` }),
    render: (mean: number) => <>{mean.toFixed(1)} °C</>,
  })),
];

export default function ScrollToMonth() {
  const table = useRef<Reference>(null);

  function show(month: string) {
    if (table.current) scrollToColumn(table.current, `month-${month}`, CITY_WIDTH);
  }

  return (
    <>
      <div className="controls">
        <label>
          Scroll to
          <select onChange={({ target }) => show(target.value)}>
            {months.map((month) => (
              <option key={month}>{month}</option>
            ))}
          </select>
        </label>
      </div>
      <Table
        ref={(reference) => {
          table.current = reference;
          focusableScrollArea(reference);
        }}
        rowKey="city"
        columns={columns}
        data={cityClimates.slice(0, 6)}
        scroll={{ x: CITY_WIDTH + 12 * 110 }}
        aria-label="Mean temperatures"
      />
    </>
  );
}
