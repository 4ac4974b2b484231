import { useState, type ReactNode } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { CheckList, Field } from './filter-fields';
import { FilterMenu } from './filter-menu';
import { loans, type Loan } from './loans';
import '../demo/table.css';
import '../demo/demo-controls.css';

const noFilters = { book: '', pages: 0, due: '', kinds: [] as string[] };
type Filters = typeof noFilters;

const matches = (loan: Loan, { book, pages, due, kinds }: Filters) =>
  loan.book.toLowerCase().includes(book.trim().toLowerCase()) &&
  loan.pages >= pages &&
  loan.due >= due &&
  (kinds.length === 0 || kinds.includes(loan.kind));

const allKinds = [...new Set(loans.map(({ kind }) => kind))];

export default function FilterByColumn() {
  const [filters, setFilters] = useState(noFilters);
  const { book, pages, due, kinds } = filters;
  const change = (changes: Partial<Filters>) => setFilters({ ...filters, ...changes });
  const found = loans.filter((loan) => matches(loan, filters));

  const menu = (title: string, key: keyof Filters, fields: ReactNode) => (
    <FilterMenu
      title={title}
      active={String(filters[key]) !== String(noFilters[key])}
      onClear={() => change({ [key]: noFilters[key] })}
    >
      {fields}
    </FilterMenu>
  );

  const bookField = (
    <Field
      label="Contains"
      type="text"
      value={book}
      onChange={(value) => change({ book: value })}
    />
  );
  const kindList = (
    <CheckList all={allKinds} checked={kinds} onChange={(checked) => change({ kinds: checked })} />
  );
  const pagesField = (
    <Field
      label="At least"
      type="number"
      value={pages}
      onChange={(value) => change({ pages: Number(value) })}
    />
  );
  const dueField = (
    <Field label="From" type="date" value={due} onChange={(value) => change({ due: value })} />
  );

  const columns: ColumnsType<Loan> = [
    { title: menu('Book', 'book', bookField), dataIndex: 'book', rowScope: 'row' },
    { title: menu('Kind', 'kinds', kindList), dataIndex: 'kind' },
    { title: menu('Pages', 'pages', pagesField), dataIndex: 'pages', align: 'end' },
    { title: menu('Due', 'due', dueField), dataIndex: 'due' },
  ];

  return (
    <Table
      rowKey="book"
      columns={columns}
      data={found}
      emptyText="No loan matches. Change or clear a filter."
      footer={() => (
        <output>
          {found.length} of {loans.length} loans
        </output>
      )}
    />
  );
}
