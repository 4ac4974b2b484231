import Table, { type ColumnsType } from '@rc-component/table';
import { bicycle, type Part } from './bicycle-parts';
import { treeLines } from './tree-lines';
import { TreeToggle } from './tree-toggle';
import '../demo/table.css';
import './tree-with-lines.css';

const INDENT = 24;
const lines = treeLines(bicycle);

const columns: ColumnsType<Part> = [
  {
    title: 'Part',
    dataIndex: 'name',
    render: (name: string, { id }) => (
      <>
        {lines.get(id)?.map((line, level) => (
          <span
            key={level}
            className={`tree-line ${line}`}
            style={{ insetInlineStart: level * INDENT }}
          />
        ))}
        {name}
      </>
    ),
  },
  { title: 'Count', dataIndex: 'count', width: 90, align: 'end' },
];

const components = { ExpandIcon: TreeToggle };

export default function TreeWithLines() {
  return (
    <Table
      className="tree-lines"
      rowKey="id"
      columns={columns}
      data={bicycle}
      components={components}
      expandable={{ indentSize: INDENT, defaultExpandAllRows: true }}
      aria-label="Parts of a bicycle"
    />
  );
}
