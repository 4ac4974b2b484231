import { Suspense, use, useState, useTransition } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { fetchOrders, type Order, type OrderPage } from './fetch-orders';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './server-data.css';

const columns: ColumnsType<Order> = [
  { title: 'Order', dataIndex: 'id', rowScope: 'row' },
  { title: 'Customer', dataIndex: 'customer', ellipsis: true },
  { title: 'Total', dataIndex: 'total', align: 'end' },
];

const loadPage = (page: number) => fetchOrders({ page, sortBy: 'total', descending: true });

function OrderTable({ pagePromise, busy }: { pagePromise: Promise<OrderPage>; busy: boolean }) {
  const { orders } = use(pagePromise); // suspends until the promise is fulfilled
  return (
    <Table
      rowKey="id"
      columns={columns}
      data={orders}
      tableLayout="fixed"
      aria-label="Largest orders"
      aria-busy={busy}
    />
  );
}

export default function SuspenseOrders() {
  const [page, setPage] = useState(1);
  const [pagePromise, setPagePromise] = useState(() => loadPage(1));
  const [busy, startTransition] = useTransition();

  const show = (next: number) =>
    startTransition(() => {
      setPage(next);
      setPagePromise(loadPage(next));
    });

  return (
    <>
      <div className="controls">
        <button type="button" onClick={() => show(page === 1 ? 2 : 1)}>
          {page === 1 ? 'Next five' : 'First five'}
        </button>
        <output>{busy ? 'Loading…' : `Page ${page}`}</output>
      </div>
      <Suspense fallback={<p>Loading orders…</p>}>
        <OrderTable pagePromise={pagePromise} busy={busy} />
      </Suspense>
    </>
  );
}
