import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './accessible-table.css';

interface Loan {
  id: string;
  book: string;
  reader: string;
  days: number;
}

const loans: Loan[] = [
  { id: 'L-18', book: 'Silent Spring', reader: 'Amara Obi', days: 21 },
  { id: 'L-23', book: 'The Waves', reader: 'Leo Brandt', days: 4 },
  { id: 'L-31', book: 'Invisible Cities', reader: 'Mina Sato', days: 12 },
  { id: 'L-40', book: 'A Room of One’s Own', reader: 'Sofia Reyes', days: 9 },
];

export default function AccessibleTable() {
  const [ascending, setAscending] = useState(false);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const order = ascending ? 'ascending' : 'descending';
  const rows = loans.toSorted((a, b) => (ascending ? a.days - b.days : b.days - a.days));
  const allSelected = selected.length === loans.length;
  const someSelected = selected.length > 0 && !allSelected;

  function toggle(id: string) {
    setSelected(
      selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id],
    );
  }

  const columns: ColumnsType<Loan> = [
    {
      key: 'select',
      width: 48,
      title: (
        <input
          type="checkbox"
          aria-label="Select all loans"
          checked={allSelected}
          ref={(input) => {
            if (input) input.indeterminate = someSelected;
          }}
          onChange={() => setSelected(allSelected ? [] : loans.map(({ id }) => id))}
        />
      ),
      render: (_, { id, book }) => (
        <input
          type="checkbox"
          aria-label={`Select ${book}`}
          checked={selected.includes(id)}
          onChange={() => toggle(id)}
        />
      ),
    },
    { title: 'Book', dataIndex: 'book', rowScope: 'row' },
    { title: 'Reader', dataIndex: 'reader' },
    {
      title: (
        <button type="button" className="sort-button" onClick={() => setAscending(!ascending)}>
          Days on loan <span aria-hidden>{ascending ? '▲' : '▼'}</span>
        </button>
      ),
      dataIndex: 'days',
      align: 'end',
      onHeaderCell: () => ({ 'aria-sort': order }),
    },
  ];

  return (
    <>
      <Table rowKey="id" caption="Books on loan" columns={columns} data={rows} />
      <p className="controls">
        <output>
          Sorted by days on loan, {order}. {selected.length} of {loans.length} selected.
        </output>
      </p>
    </>
  );
}
