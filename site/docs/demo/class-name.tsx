import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import { stock, type Article } from './stock';
import './table.css';
import './class-name.css';

const columns: ColumnsType<Article> = [
  { title: 'Article', dataIndex: 'name', key: 'name', width: 200 },
  { title: 'Supplier', dataIndex: 'supplier', key: 'supplier', width: 200 },
  { title: 'Shelf', dataIndex: 'shelf', key: 'shelf', width: 120, className: 'shelf' },
  { title: 'In stock', dataIndex: 'count', key: 'count', width: 120, align: 'end' },
];

function rowClassName({ count }: Article) {
  if (count === 0) return 'sold-out';
  return count < 50 ? 'running-low' : '';
}

function NoteButton(props: ExpandIconProps<Article>) {
  return <ExpandButton {...props} label={`Note on ${props.record?.name}`} />;
}

export default function ClassNames() {
  return (
    <Table
      rowKey="id"
      columns={columns}
      data={stock}
      scroll={{ x: 712 }}
      className="stock-table"
      rowClassName={rowClassName}
      components={{ ExpandIcon: NoteButton }}
      expandable={{
        columnTitle: 'Note',
        columnWidth: 72,
        defaultExpandedRowKeys: ['S-071'],
        rowExpandable: ({ note }) => note !== '',
        expandedRowRender: ({ note }) => note,
        expandedRowClassName: 'stock-note',
      }}
      title={() => 'Stock of hall 3'}
      footer={() => 'Amber: fewer than 50. Red: none left.'}
    />
  );
}
