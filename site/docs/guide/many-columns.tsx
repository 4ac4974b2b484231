import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from '../demo/focusable-scroll-area';
import { useColumnWindow } from './use-column-window';
import '../demo/table.css';

interface Store {
  id: number;
  name: string;
}

const WIDTH = 80;
const NAME_WIDTH = 120;

const stores: Store[] = Array.from({ length: 60 }, (_, id) => ({ id, name: `Store ${id + 1}` }));

/** 365 columns, one for each day of a year. */
const days: ColumnsType<Store> = Array.from({ length: 365 }, (_, day) => ({
  key: day,
  title: `Day ${day + 1}`,
  width: WIDTH,
  align: 'end',
  render: (_: unknown, { id }: Store) => 20 + ((id * 31 + day * 17) % 80),
}));

const storeColumn: ColumnsType<Store>[number] = {
  title: 'Store',
  dataIndex: 'name',
  width: NAME_WIDTH,
  fixed: 'start',
  rowScope: 'row',
};

export default function ManyColumns() {
  const { columns, onScroll } = useColumnWindow(days, WIDTH);

  return (
    <Table
      ref={focusableScrollArea}
      rowKey="id"
      columns={[storeColumn, ...columns]}
      data={stores}
      scroll={{ x: NAME_WIDTH + days.length * WIDTH, y: 320 }}
      onScroll={onScroll}
      aria-label="Visitors by day"
    />
  );
}
