import Table, { type ColumnsType } from '@rc-component/table';
import '@rc-component/table/assets/index.css';

const data = [{ first: 1, second: 2 }];
const columns: ColumnsType<(typeof data)[number]> = [
  { title: 'First', dataIndex: 'first' },
  { title: 'Second', dataIndex: 'second' },
];

export default function RightToLeft() {
  return <Table rowKey="first" columns={columns} data={data} direction="rtl" />;
}
