import Table, { type ColumnsType } from '@rc-component/table';
import '@rc-component/table/assets/index.css';

const data = [{ id: 1, text: 'long '.repeat(16) }];
const columns: ColumnsType<(typeof data)[number]> = [
  { title: 'Id', dataIndex: 'id' },
  { title: 'Text', dataIndex: 'text', width: 120, ellipsis: true },
];

export default function Cut() {
  return <Table rowKey="id" columns={columns} data={data} />;
}
