import { VirtualTable, type ColumnsType } from '@rc-component/table';

const data = Array.from({ length: 10_000 }, (_, index) => ({ id: index, name: `Row ${index}` }));
const columns: ColumnsType<(typeof data)[number]> = [{ title: 'Name', dataIndex: 'name', width: 200 }];

export default function Virtual() {
  return <VirtualTable rowKey="id" columns={columns} data={data} scroll={{ x: 200, y: 400 }} />;
}
