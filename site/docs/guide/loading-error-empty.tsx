import { useEffect, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { fetchInvoices, type Invoice, type InvoiceStatus } from './fetch-invoices';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './server-data.css';

interface Query {
  status: InvoiceStatus;
}

interface Result {
  /** The query that the result belongs to. */
  query: Query | null;
  invoices: Invoice[];
  failed: boolean;
}

const columns: ColumnsType<Invoice> = [
  { title: 'Invoice', dataIndex: 'id', rowScope: 'row' },
  { title: 'Customer', dataIndex: 'customer', ellipsis: true },
  { title: 'Due', dataIndex: 'due' },
  {
    title: 'Total',
    dataIndex: 'total',
    align: 'end',
    render: (total: number) => total.toFixed(2),
  },
];

export default function LoadingErrorEmpty() {
  const [query, setQuery] = useState<Query>({ status: 'open' });
  const [result, setResult] = useState<Result>({ query: null, invoices: [], failed: false });

  useEffect(() => {
    const controller = new AbortController();
    fetchInvoices(query.status, controller.signal).then(
      (invoices) => setResult({ query, invoices, failed: false }),
      () => {
        if (!controller.signal.aborted) setResult({ query, invoices: [], failed: true });
      },
    );
    return () => controller.abort();
  }, [query]);

  const loading = result.query !== query;
  const failed = !loading && result.failed;
  const rows = loading ? [] : result.invoices;

  let message = `There are no ${query.status} invoices.`;
  if (loading) message = 'Loading invoices…';
  if (failed) message = 'The server didn’t respond. Your invoices are safe.';

  return (
    <div className="invoices">
      <div className="controls">
        <label>
          Status
          <select
            value={query.status}
            onChange={(event) => setQuery({ status: event.target.value as InvoiceStatus })}
          >
            <option value="open">Open</option>
            <option value="overdue">Overdue (fails once)</option>
            <option value="cancelled">Cancelled (none)</option>
          </select>
        </label>
        <button type="button" onClick={() => setQuery({ ...query })}>
          {failed ? 'Try again' : 'Reload'}
        </button>
        <output>{rows.length > 0 ? `${rows.length} invoices` : message}</output>
      </div>
      <Table
        rowKey="id"
        columns={columns}
        data={rows}
        tableLayout="fixed"
        aria-label="Invoices"
        aria-busy={loading}
        emptyText={message}
      />
    </div>
  );
}
