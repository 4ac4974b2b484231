import { useState } from 'react';
import Table, { type ColumnsType, type ColumnType } from '@rc-component/table';
import { ResizableHeader } from './resizable-header';
import './table.css';

interface Article {
  id: number;
  name: string;
  supplier: string;
  shelf: string;
  note: string;
}

const baseColumns = [
  { key: 'name', title: 'Article', dataIndex: 'name', width: 180 },
  { key: 'supplier', title: 'Supplier', dataIndex: 'supplier', width: 170 },
  { key: 'shelf', title: 'Shelf', dataIndex: 'shelf', width: 100 },
];

export default function ColumnResize() {
  const [columns, setColumns] = useState(baseColumns);

  const setWidth = (key: string, width: number) =>
    setColumns((current) =>
      current.map((column) => (column.key === key ? { ...column, width } : column)),
    );

  const resizableColumns: ColumnsType<Article> = [
    ...columns.map((column): ColumnType<Article> => ({
      ...column,
      onHeaderCell: () => ({
        name: column.title,
        width: column.width,
        onWidthChange: (width: number) => setWidth(column.key, width),
      }),
    })),
    // Without a width, the last column takes the rest.
    { title: 'Note', dataIndex: 'note' },
  ];

  return (
    <Table
      rowKey="id"
      columns={resizableColumns}
      data={stock}
      components={{ header: { cell: ResizableHeader } }}
      tableLayout="fixed"
      scroll={{ x: columns.reduce((sum, { width }) => sum + width, 180) }}
    />
  );
}

const stock: Article[] = [
  {
    id: 210,
    name: 'Copper kettle',
    supplier: 'Berg & Daughters',
    shelf: 'A-04',
    note: 'Repacked',
  },
  { id: 233, name: 'Bread knife', supplier: 'Lund Steel', shelf: 'A-11', note: '' },
  { id: 309, name: 'Linen tea towel', supplier: 'Mill Lane', shelf: 'C-02', note: 'Two colours' },
  {
    id: 371,
    name: 'Stoneware bowl',
    supplier: 'Braga Potters',
    shelf: 'D-19',
    note: 'Count again',
  },
];
