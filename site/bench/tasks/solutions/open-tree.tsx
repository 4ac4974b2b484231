import Table, { type ColumnsType } from '@rc-component/table';

interface Entry {
  name: string;
  children?: Entry[];
}
const data: Entry[] = [{ name: 'Fruit', children: [{ name: 'Apple' }, { name: 'Pear' }] }];
const columns: ColumnsType<Entry> = [{ title: 'Name', dataIndex: 'name' }];

export default function OpenTree() {
  return (
    <Table rowKey="name" columns={columns} data={data} expandable={{ defaultExpandAllRows: true, indentSize: 24 }} />
  );
}
