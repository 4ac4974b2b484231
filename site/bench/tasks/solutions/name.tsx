import Table, { type ColumnsType } from '@rc-component/table';

const data = [{ id: 1 }];
const columns: ColumnsType<(typeof data)[number]> = [{ title: 'Invoice', dataIndex: 'id' }];

export default function Named() {
  return <Table aria-label="Invoices" rowKey="id" columns={columns} data={data} />;
}
