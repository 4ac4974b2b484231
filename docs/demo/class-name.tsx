import { useState } from 'react';
import Table, { type ColumnType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import { stock, type Article } from './stock';
import { Switches } from './switches';
import './table.css';
import './demo-controls.css';
import './class-name.css';

const SWITCHES = [
  ['table', 'className'],
  ['row', 'rowClassName'],
  ['column', 'column.className'],
  ['expanded', 'expandedRowClassName'],
] as const;

const LOW = 50;

/** A class for the rows that somebody has to act on; the others need none. */
function rowClass({ count }: Article) {
  if (count === 0) return 'sold-out';
  return count < LOW ? 'running-low' : '';
}

function NoteIcon(props: ExpandIconProps<Article>) {
  return <ExpandButton {...props} label={`Note on ${props.record?.name}`} />;
}

export default function ClassNames() {
  const [on, setOn] = useState(SWITCHES.map(([name]) => name));

  const columns: ColumnType<Article>[] = [
    { title: 'Article', dataIndex: 'name', width: 200 },
    { title: 'Supplier', dataIndex: 'supplier', width: 200 },
    { title: 'Shelf', dataIndex: 'shelf', width: 120, className: on.includes('column') ? 'shelf-mark' : undefined },
    { title: 'In stock', dataIndex: 'count', width: 120, align: 'end' },
  ];

  return (
    <>
      <div className="controls">
        <Switches names={SWITCHES} on={on} onChange={setOn} />
      </div>
      <Table
        rowKey="id"
        columns={columns}
        data={stock}
        scroll={{ x: 712 }}
        className={on.includes('table') ? 'hall-3' : undefined}
        rowClassName={on.includes('row') ? rowClass : ''}
        components={{ ExpandIcon: NoteIcon }}
        expandable={{
          columnTitle: 'Note',
          columnWidth: 72,
          defaultExpandedRowKeys: ['S-071'],
          rowExpandable: ({ note }) => note !== '',
          expandedRowRender: ({ note }) => note,
          expandedRowClassName: on.includes('expanded') ? 'shelf-note' : '',
        }}
        title={() => 'Stock of hall 3'}
        footer={(articles) => {
          const low = articles.filter(({ count }) => count < LOW).length;
          return `${low} of ${articles.length} articles to order again`;
        }}
      />
    </>
  );
}
