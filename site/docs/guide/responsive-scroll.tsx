import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from '../demo/focusable-scroll-area';
import { NarrowBox } from './narrow-box';
import { euros, webOrders, type WebOrder } from './web-orders';
import '../demo/table.css';
import '../demo/demo-controls.css';

const columns: ColumnsType<WebOrder> = [
  { title: 'Customer', dataIndex: 'customer', width: 132, fixed: 'start', rowScope: 'row' },
  { title: 'Order', dataIndex: 'id', width: 80 },
  { title: 'City', dataIndex: 'city', width: 108 },
  { title: 'Placed', dataIndex: 'placed', width: 92 },
  { title: 'Status', dataIndex: 'status', width: 96 },
  { title: 'Items', dataIndex: 'items', width: 80, align: 'end' },
  {
    title: 'Total',
    dataIndex: 'total',
    width: 108,
    align: 'end',
    render: (total: number) => euros.format(total),
  },
];

export default function ResponsiveScroll() {
  return (
    <NarrowBox>
      <Table
        ref={focusableScrollArea}
        aria-label="Orders"
        rowKey="id"
        columns={columns}
        data={webOrders}
        scroll={{ x: 696 }}
      />
    </NarrowBox>
  );
}
