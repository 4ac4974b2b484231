import { useState } from 'react';
import Table, { type ColumnType } from '@rc-component/table';
import { ResizableHeader, type ResizableHeaderProps } from './resizable-header';
import { stock, type Article } from './stock';
import './table.css';
import './demo-controls.css';
import './column-resize.css';

const WIDTHS = { name: 180, supplier: 170, shelf: 100, count: 100 };
/** What the last column, which has no width of its own, keeps at least. */
const REST = 180;

export default function ColumnResize() {
  const [widths, setWidths] = useState(WIDTHS);

  const resizable = (id: keyof typeof WIDTHS, title: string): ColumnType<Article> => ({
    title,
    dataIndex: id,
    width: widths[id],
    onHeaderCell: (): ResizableHeaderProps => ({
      name: title,
      width: widths[id],
      onWidthChange: (width) => setWidths((current) => ({ ...current, [id]: width })),
    }),
  });

  const columns: ColumnType<Article>[] = [
    resizable('name', 'Article'),
    resizable('supplier', 'Supplier'),
    resizable('shelf', 'Shelf'),
    { ...resizable('count', 'In stock'), align: 'end' },
    { title: 'Note', dataIndex: 'note' },
  ];
  const total = Object.values(widths).reduce((sum, width) => sum + width, REST);

  return (
    <>
      <div className="controls">
        <button type="button" onClick={() => setWidths(WIDTHS)}>
          Reset widths
        </button>
        <output>{columns.flatMap(({ title, width }) => (width ? `${title} ${width} px` : [])).join(', ')}</output>
      </div>
      <Table
        rowKey="id"
        tableLayout="fixed"
        columns={columns}
        data={stock}
        scroll={{ x: total }}
        components={{ header: { cell: ResizableHeader } }}
      />
    </>
  );
}
