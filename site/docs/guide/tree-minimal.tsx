import Table, { type ColumnsType } from '@rc-component/table';
import { bicycle, type Part } from './bicycle-parts';
import { TreeToggle } from './tree-toggle';
import '../demo/table.css';

const columns: ColumnsType<Part> = [
  { title: 'Part', dataIndex: 'name' },
  { title: 'Count', dataIndex: 'count', width: 90, align: 'end' },
];

const components = { ExpandIcon: TreeToggle };

export default function TreeMinimal() {
  return (
    <Table
      rowKey="id"
      columns={columns}
      data={bicycle}
      components={components}
      expandable={{ indentSize: 20, defaultExpandedRowKeys: ['wheel'] }}
    />
  );
}
