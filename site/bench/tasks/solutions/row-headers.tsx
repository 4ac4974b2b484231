import Table, { type ColumnsType } from '@rc-component/table';

const data = [
  { name: 'Ada', age: 36 },
  { name: 'Bo', age: 25 },
];
const columns: ColumnsType<(typeof data)[number]> = [
  { title: 'Name', dataIndex: 'name', rowScope: 'row' },
  { title: 'Age', dataIndex: 'age' },
];

export default function RowHeaders() {
  return <Table rowKey="name" columns={columns} data={data} />;
}
