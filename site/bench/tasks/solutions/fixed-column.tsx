import Table, { type ColumnsType } from '@rc-component/table';
import '@rc-component/table/assets/index.css';

type City = { name: string } & Record<string, number | string>;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const data: City[] = ['Oslo', 'Rome'].map((name) => ({
  name,
  ...Object.fromEntries(MONTHS.map((month, index) => [month, index])),
}));
const columns: ColumnsType<City> = [
  { title: 'City', dataIndex: 'name', width: 100, fixed: 'start' },
  ...MONTHS.map((month) => ({ title: month, dataIndex: month, width: 80 })),
];

export default function FixedColumn() {
  return (
    <div style={{ width: 400 }}>
      <Table rowKey="name" columns={columns} data={data} scroll={{ x: 1060 }} />
    </div>
  );
}
