import { useState } from 'react';
import Table, { type ColumnsType, type ColumnType, type TableProps } from '@rc-component/table';
import { focusableScrollArea } from '../demo/focusable-scroll-area';
import { MeasuredCell } from './measured-cell';
import { NarrowBox } from './narrow-box';
import '../demo/table.css';
import '../demo/demo-controls.css';

interface Book {
  isbn: string;
  title: string;
  author: string;
  year: number;
}

type Width = Pick<ColumnType<Book>, 'width' | 'minWidth'>;

interface Way extends Pick<TableProps<Book>, 'tableLayout' | 'scroll'> {
  title?: Width;
  author?: Width;
  year?: Width;
}

const ways: Record<string, Way> = {
  'By content': {},
  'One takes the rest': { author: { width: 130 }, year: { width: 96 }, tableLayout: 'fixed' },
  'The rest, at least 200 px': {
    author: { width: 130 },
    year: { width: 96 },
    tableLayout: 'fixed',
    scroll: { x: 200 + 130 + 96 },
  },
  'Shares': { title: { width: '50%' }, author: { width: '30%' }, year: { width: '20%' } },
  'A minimum': { title: { minWidth: 200 }, author: { width: 130 }, year: { width: 96 } },
  'One line': { scroll: { x: 'max-content' } },
};

const books: Book[] = [
  { isbn: '978-0141439600', title: 'A Tale of Two Cities', author: 'Charles Dickens', year: 1859 },
  { isbn: '978-0141441146', title: 'Jane Eyre', author: 'Charlotte Brontë', year: 1847 },
  { isbn: '978-0141199603', title: 'North and South', author: 'Elizabeth Gaskell', year: 1854 },
  {
    isbn: '978-0141439679',
    title: 'The Strange Case of Dr Jekyll and Mr Hyde',
    author: 'R. L. Stevenson',
    year: 1886,
  },
];

const components = { header: { cell: MeasuredCell } };

export default function ColumnWidths() {
  const [name, setName] = useState('One takes the rest');
  const { title, author, year, ...props } = ways[name] ?? {};

  const columns: ColumnsType<Book> = [
    { title: 'Title', dataIndex: 'title', rowScope: 'row', ...title },
    { title: 'Author', dataIndex: 'author', ...author },
    { title: 'Year', dataIndex: 'year', align: 'end', ...year },
  ];

  return (
    <>
      <div className="controls">
        <label>
          Columns
          <select value={name} onChange={(event) => setName(event.target.value)}>
            {Object.keys(ways).map((way) => (
              <option key={way}>{way}</option>
            ))}
          </select>
        </label>
      </div>
      <NarrowBox>
        <Table
          {...props}
          ref={focusableScrollArea}
          rowKey="isbn"
          columns={columns}
          data={books}
          components={components}
          aria-label="Books"
        />
      </NarrowBox>
    </>
  );
}
