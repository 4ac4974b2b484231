import Table, { type ColumnsType } from '@rc-component/table';
import '@rc-component/table/assets/index.css';

const data = [{ a: 1, b: 2, c: 3 }];
const columns: ColumnsType<(typeof data)[number]> = [
  { title: 'A', dataIndex: 'a', width: 100 },
  { title: 'B', dataIndex: 'b', width: 200 },
  { title: 'C', dataIndex: 'c' },
];

export default function Widths() {
  return (
    <div style={{ width: 600 }}>
      <Table rowKey="a" columns={columns} data={data} tableLayout="fixed" />
    </div>
  );
}
