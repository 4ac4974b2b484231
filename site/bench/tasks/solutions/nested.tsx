import Table, { type ColumnsType } from '@rc-component/table';

const data = [
  { name: 'Ada', address: { city: 'London' } },
  { name: 'Bo', address: { city: 'Oslo' } },
];
const columns: ColumnsType<(typeof data)[number]> = [
  { title: 'Name', dataIndex: 'name' },
  { title: 'City', dataIndex: ['address', 'city'] },
];

export default function Nested() {
  return <Table rowKey="name" columns={columns} data={data} />;
}
