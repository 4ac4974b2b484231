import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { invoices, type Invoice } from './invoice-list';
import { PageNav } from './page-nav';
import '../demo/table.css';
import '../demo/demo-controls.css';

const columns: ColumnsType<Invoice> = [
  { title: 'Invoice', dataIndex: 'number', rowScope: 'row' },
  { title: 'Customer', dataIndex: 'customer' },
  {
    title: 'State',
    dataIndex: 'paid',
    render: (paid: boolean) => (paid ? 'Paid' : <span className="tag">Unpaid</span>),
  },
  {
    title: 'Amount',
    dataIndex: 'amount',
    align: 'end',
    render: (amount: number) => `€${amount.toLocaleString('en')}`,
  },
];

export default function PagedTable() {
  const [query, setQuery] = useState('');
  const [unpaidOnly, setUnpaidOnly] = useState(false);
  const [pageSize, setPageSize] = useState(5);
  const [wantedPage, setWantedPage] = useState(1);

  const found = invoices.filter(
    ({ customer, paid }) =>
      customer.toLowerCase().includes(query.toLowerCase()) && !(unpaidOnly && paid),
  );
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(wantedPage, pageCount); // stays valid when rows disappear
  const start = (page - 1) * pageSize;
  const rows = found.slice(start, start + pageSize);

  function search(text: string) {
    setQuery(text);
    setWantedPage(1);
  }

  function changePageSize(size: number) {
    setPageSize(size);
    setWantedPage(Math.floor(start / size) + 1); // the page that contains the first visible row
  }

  return (
    <>
      <div className="controls">
        <label>
          Customer
          <input type="search" value={query} onChange={({ target }) => search(target.value)} />
        </label>
        <label>
          <input
            type="checkbox"
            checked={unpaidOnly}
            onChange={({ target }) => setUnpaidOnly(target.checked)}
          />
          Unpaid only
        </label>
        <label>
          Rows per page
          <select value={pageSize} onChange={({ target }) => changePageSize(Number(target.value))}>
            {[5, 10, 20].map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      </div>
      <Table rowKey="number" columns={columns} data={rows} emptyText="No invoice matches." />
      <div className="controls">
        <PageNav
          label="Invoice pages"
          page={page}
          pageCount={pageCount}
          onChange={setWantedPage}
        />
        <output>
          {found.length === 0
            ? 'No invoices'
            : `Rows ${start + 1} to ${start + rows.length} of ${found.length}`}
        </output>
      </div>
    </>
  );
}
