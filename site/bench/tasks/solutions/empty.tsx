import Table, { type ColumnsType } from '@rc-component/table';

interface Order {
  id: number;
  total: number;
}
const columns: ColumnsType<Order> = [
  { title: 'Order', dataIndex: 'id' },
  { title: 'Total', dataIndex: 'total' },
];

export default function Empty() {
  return <Table columns={columns} data={[]} emptyText="No orders yet" />;
}
