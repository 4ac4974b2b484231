import Table, { type ColumnsType } from '@rc-component/table';
import { cityClimates, months, type CityClimate } from '../demo/city-climates';
import { focusableScrollArea } from '../demo/focusable-scroll-area';
import { TopScrollBar } from './top-scroll-bar';
import '../demo/table.css';

const columns: ColumnsType<CityClimate> = [
  { title: 'City', dataIndex: 'city', width: 120, fixed: 'start', rowScope: 'row' },
  ...months.map((title, month) => ({
    title,
    dataIndex: ['means', month],
    width: 90,
    align: 'end' as const,
    render: (mean: number) => mean.toFixed(1),
  })),
];

export default function ScrollBarOnTop() {
  return (
    <TopScrollBar>
      <Table
        ref={focusableScrollArea}
        rowKey="city"
        columns={columns}
        data={cityClimates.slice(0, 8)}
        scroll={{ x: 1200 }}
        aria-label="Mean temperatures in °C"
      />
    </TopScrollBar>
  );
}
