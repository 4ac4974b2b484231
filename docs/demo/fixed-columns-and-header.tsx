import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { libraryBooks, type LibraryBook } from './library-books';
import { focusableScrollArea } from './focusable-scroll-area';
import { useBarHeight } from './use-bar-height';
import './table.css';
import './demo-controls.css';
import './fixed-columns-and-header.css';

const columns: ColumnsType<LibraryBook> = [
  { title: 'Mark', dataIndex: 'mark', key: 'mark', minWidth: 92, fixed: 'start', rowScope: 'row' },
  { title: 'Author', dataIndex: 'author', key: 'author', minWidth: 150 },
  { title: 'Title', dataIndex: 'title', key: 'title', minWidth: 240 },
  { title: 'Year', dataIndex: 'year', key: 'year', minWidth: 70, align: 'end' },
  { title: 'Publisher', dataIndex: 'publisher', key: 'publisher', minWidth: 150 },
  { title: 'Place', dataIndex: 'place', key: 'place', minWidth: 100 },
  { title: 'Note', dataIndex: 'note', key: 'note', minWidth: 170 },
];

export default function FixedColumnsAndHeader() {
  const offsetHeader = useBarHeight();
  const [filled, setFilled] = useState(true);

  return (
    <>
      <div className="controls">
        <label>
          <input type="checkbox" checked={filled} onChange={(event) => setFilled(event.target.checked)} />
          With rows
        </label>
      </div>
      <Table
        ref={focusableScrollArea}
        className="books"
        aria-label="Books in the reading room"
        rowKey="mark"
        columns={columns}
        data={filled ? libraryBooks : []}
        emptyText="No book in this room"
        scroll={{ x: 'max-content' }}
        sticky={{ offsetHeader }}
      />
    </>
  );
}
