import { useState } from 'react';
import Table, { type ColumnType } from '@rc-component/table';
import { focusableScrollArea } from '../demo/focusable-scroll-area';
import { downloadText } from './download-text';
import { toCsv, type CsvColumn } from './to-csv';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './export-visible-rows.css';

interface Contact {
  id: number;
  name: string;
  company: string;
  note: string;
  balance: number;
}

type ExportColumn = ColumnType<Contact> & CsvColumn<Contact>;

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export default function ExportVisibleRows() {
  const [query, setQuery] = useState('');
  const [withNotes, setWithNotes] = useState(true);
  const [byBalance, setByBalance] = useState(false);

  const columns: ExportColumn[] = [
    { title: 'Name', dataIndex: 'name', value: (row) => row.name, rowScope: 'row' },
    { title: 'Company', dataIndex: 'company', value: (row) => row.company },
    { title: 'Note', dataIndex: 'note', value: (row) => row.note, hidden: !withNotes },
    {
      title: 'Balance',
      dataIndex: 'balance',
      value: (row) => row.balance,
      align: 'end',
      render: (balance: number) => euros.format(balance),
    },
  ];

  const found = contacts.filter(({ name, company }) =>
    `${name} ${company}`.toLowerCase().includes(query.toLowerCase()),
  );
  const rows = byBalance ? found.toSorted((a, b) => b.balance - a.balance) : found;

  const csv = toCsv(
    columns.filter(({ hidden }) => !hidden),
    rows,
  );

  return (
    <>
      <div className="controls">
        <label>
          Search
          <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
        <label>
          <input
            type="checkbox"
            checked={withNotes}
            onChange={({ target }) => setWithNotes(target.checked)}
          />
          Notes
        </label>
        <label>
          <input
            type="checkbox"
            checked={byBalance}
            onChange={({ target }) => setByBalance(target.checked)}
          />
          Highest balance first
        </label>
        <button
          type="button"
          onClick={() => downloadText('contacts.csv', `\uFEFF${csv}`, 'text/csv;charset=utf-8')}
        >
          Download {rows.length} {rows.length === 1 ? 'row' : 'rows'} as CSV
        </button>
      </div>
      <Table
        ref={focusableScrollArea}
        rowKey="id"
        columns={columns}
        data={rows}
        emptyText="No contact matches."
        aria-label="Contacts"
      />
      <pre className="csv-preview" tabIndex={0} role="region" aria-label="CSV file">
        {csv}
      </pre>
    </>
  );
}

const contacts: Contact[] = [
  {
    id: 1,
    name: 'Zoë Martín',
    company: 'Fjord & Sons, Ltd.',
    note: 'Prefers “email”',
    balance: 1250.5,
  },
  {
    id: 2,
    name: 'Ada O’Neil',
    company: 'The "Blue" Door',
    note: '=HYPERLINK("https://example.com")',
    balance: -80,
  },
  { id: 3, name: '李娜', company: 'Lumen', note: 'Call after 5\nAsk for Jun', balance: 4300 },
  { id: 4, name: 'Tom Berg', company: 'Berg; Berg', note: '+47 22 00 00 00', balance: 0 },
];
