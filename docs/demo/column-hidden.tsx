import { useState } from 'react';
import Table, { type ColumnType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import { stock, type Article } from './stock';
import { Switches } from './switches';
import './table.css';
import './demo-controls.css';

const SWITCHES = [
  ['supplier', 'Supplier'],
  ['shelf', 'Shelf'],
  ['count', 'In stock'],
  ['note', 'Note'],
] as const;
type Name = (typeof SWITCHES)[number][0];

export default function ColumnHidden() {
  const [shown, setShown] = useState<Name[]>(['supplier', 'count']);
  const isHidden = (name: Name) => !shown.includes(name);

  const columns: ColumnType<Article>[] = [
    { title: 'Article', dataIndex: 'name', rowScope: 'row' },
    { title: 'Supplier', dataIndex: 'supplier', hidden: isHidden('supplier') },
    { title: 'Shelf', dataIndex: 'shelf', hidden: isHidden('shelf') },
    { title: 'In stock', dataIndex: 'count', align: 'end', hidden: isHidden('count') },
    { title: 'Note', dataIndex: 'note', hidden: isHidden('note') },
  ];

  return (
    <>
      <div className="controls" role="group" aria-label="Columns">
        <Switches names={SWITCHES} on={shown} onChange={setShown} />
        <output>
          {shown.length + 1} of {columns.length} columns
        </output>
      </div>
      <Table ref={focusableScrollArea} rowKey="id" columns={columns} data={stock} scroll={{ x: 'max-content' }} />
    </>
  );
}
