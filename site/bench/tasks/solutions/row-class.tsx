import Table, { type ColumnsType } from '@rc-component/table';

const data = [
  { id: 1, status: 'paid' },
  { id: 2, status: 'overdue' },
];
const columns: ColumnsType<(typeof data)[number]> = [
  { title: 'Invoice', dataIndex: 'id' },
  { title: 'Status', dataIndex: 'status' },
];

export default function Classes() {
  return (
    <Table
      rowKey="id"
      columns={columns}
      data={data}
      rowClassName={({ status }) => (status === 'overdue' ? 'overdue' : '')}
    />
  );
}
