import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { libraryBooks, type LibraryBook } from './library-books';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';
import './fixed-columns-and-header.css';

const columns: ColumnsType<LibraryBook> = [
  { title: 'Shelf mark', dataIndex: 'mark', minWidth: 110, fixed: 'start', rowScope: 'row' },
  { title: 'Author', dataIndex: 'author', minWidth: 150 },
  { title: 'Title', dataIndex: 'title', minWidth: 240 },
  { title: 'Year', dataIndex: 'year', minWidth: 70, align: 'end' },
  { title: 'Publisher', dataIndex: 'publisher', minWidth: 150 },
  { title: 'Place', dataIndex: 'place', minWidth: 100 },
  { title: 'Note', dataIndex: 'note', minWidth: 170 },
];

export default function FixedColumnsAndHeader() {
  const [hasRows, setHasRows] = useState(true);

  return (
    <>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={hasRows}
            onChange={(event) => setHasRows(event.target.checked)}
          />
          With rows
        </label>
      </div>
      <Table
        ref={focusableScrollArea}
        className="books"
        aria-label="Books in the reading room"
        rowKey="mark"
        columns={columns}
        data={hasRows ? libraryBooks : []}
        emptyText="No books"
        scroll={{ x: 'max-content' }}
        sticky
      />
    </>
  );
}
