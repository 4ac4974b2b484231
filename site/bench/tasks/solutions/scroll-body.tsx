import Table, { type ColumnsType } from '@rc-component/table';

const data = Array.from({ length: 50 }, (_, index) => ({ id: index, name: `Row ${index}` }));
const columns: ColumnsType<(typeof data)[number]> = [{ title: 'Name', dataIndex: 'name' }];

export default function ScrollBody() {
  return <Table rowKey="id" columns={columns} data={data} scroll={{ y: 200 }} />;
}
