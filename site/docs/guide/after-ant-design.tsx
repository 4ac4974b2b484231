import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './after-ant-design.css';

interface Invoice {
  id: string;
  client: string;
  amount: number;
}

const invoices: Invoice[] = [
  { id: 'R-201', client: 'Harbour Café', amount: 420 },
  { id: 'R-202', client: 'Studio Lind', amount: 1280 },
  { id: 'R-203', client: 'Nordic Bikes', amount: 315 },
  { id: 'R-204', client: 'Bloom & Co', amount: 960 },
  { id: 'R-205', client: 'Atlas Print', amount: 150 },
  { id: 'R-206', client: 'Olive Kitchen', amount: 740 },
  { id: 'R-207', client: 'Quay Dental', amount: 2050 },
];
const PAGE_SIZE = 4;

export default function Invoices() {
  const [ascending, setAscending] = useState(true);
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState<readonly string[]>([]);

  const sorted = invoices.toSorted((a, b) =>
    ascending ? a.amount - b.amount : b.amount - a.amount,
  );
  const rows = sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const pages = Math.ceil(invoices.length / PAGE_SIZE);

  const columns: ColumnsType<Invoice> = [
    {
      title: 'Select',
      key: 'select',
      width: 72,
      render: (_, { id }) => (
        <input
          type="checkbox"
          aria-label={`Select ${id}`}
          checked={selected.includes(id)}
          onChange={({ target }) =>
            setSelected(
              target.checked ? [...selected, id] : selected.filter((other) => other !== id),
            )
          }
        />
      ),
    },
    { title: 'Client', dataIndex: 'client', rowScope: 'row' },
    {
      title: (
        <button type="button" className="amount-sorter" onClick={() => setAscending(!ascending)}>
          Amount <span aria-hidden>{ascending ? '▲' : '▼'}</span>
        </button>
      ),
      dataIndex: 'amount',
      align: 'end',
      onHeaderCell: () => ({ 'aria-sort': ascending ? 'ascending' : 'descending' }),
    },
  ];

  return (
    <>
      <Table
        rowKey="id"
        aria-label="Invoices"
        className="bordered"
        columns={columns}
        data={rows}
      />
      <nav className="controls" aria-label="Pages of invoices">
        <button
          type="button"
          aria-disabled={page === 1}
          onClick={() => setPage(Math.max(page - 1, 1))}
        >
          Previous
        </button>
        <button
          type="button"
          aria-disabled={page === pages}
          onClick={() => setPage(Math.min(page + 1, pages))}
        >
          Next
        </button>
        <output>
          Page {page} of {pages}, {selected.length} selected
        </output>
      </nav>
    </>
  );
}
