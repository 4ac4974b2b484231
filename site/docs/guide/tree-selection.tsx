import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { bicycle, type Part } from './bicycle-parts';
import { SelectCheckbox } from './select-checkbox';
import { TreeToggle } from './tree-toggle';
import '../demo/table.css';
import '../demo/demo-controls.css';

/** The ids of all parts without children: below a part, or the part itself. */
const leavesOf = ({ id, children }: Part): string[] => children?.flatMap(leavesOf) ?? [id];

const components = { ExpandIcon: TreeToggle };

export default function TreeSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['wheel/rim']));

  function select(part: Part, checked: boolean) {
    const next = new Set(selected);
    for (const id of leavesOf(part)) {
      if (checked) next.add(id);
      else next.delete(id);
    }
    setSelected(next);
  }

  const columns: ColumnsType<Part> = [
    {
      key: 'select',
      title: <span className="spoken">Select</span>,
      width: 44,
      render: (_, part) => {
        const leaves = leavesOf(part);
        const count = leaves.filter((id) => selected.has(id)).length;
        return (
          <SelectCheckbox
            label={`Select ${part.name}`}
            checked={count === leaves.length}
            indeterminate={count > 0 && count < leaves.length}
            onChange={({ target }) => select(part, target.checked)}
          />
        );
      },
    },
    { title: 'Part', dataIndex: 'name', rowScope: 'row' },
    { title: 'Count', dataIndex: 'count', width: 90, align: 'end' },
  ];

  return (
    <>
      <p className="controls">
        <output>{selected.size} of 6 parts selected</output>
      </p>
      <Table
        rowKey="id"
        columns={columns}
        data={bicycle}
        components={components}
        expandable={{
          indentSize: 20,
          defaultExpandedRowKeys: ['wheel', 'wheel/hub'],
          expandIconColumnIndex: 1,
        }}
      />
    </>
  );
}
