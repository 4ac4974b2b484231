import { useState } from 'react';
import Table, { type ColumnType } from '@rc-component/table';
import { PAGE_SIZE, type Order, type OrderQuery } from './fetch-orders';
import { useOrderPage } from './use-order-page';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './server-data.css';

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export default function ServerPagingSorting() {
  const [query, setQuery] = useState<OrderQuery>({ page: 1, sortBy: 'placed', descending: true });
  const { orders, count, failed, loading } = useOrderPage(query);
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));

  const goTo = (page: number) => {
    if (page >= 1 && page <= pages) setQuery({ ...query, page });
  };

  const sortable = (field: OrderQuery['sortBy'], title: string): ColumnType<Order> => {
    const active = query.sortBy === field;
    const direction = query.descending ? 'descending' : 'ascending';
    return {
      dataIndex: field,
      title: (
        <button
          type="button"
          className="sort"
          onClick={() =>
            setQuery({ page: 1, sortBy: field, descending: active && !query.descending })
          }
        >
          {title} <span aria-hidden>{active ? (query.descending ? '↓' : '↑') : '↕'}</span>
        </button>
      ),
      onHeaderCell: () => ({ 'aria-sort': active ? direction : undefined }),
    };
  };

  const columns: ColumnType<Order>[] = [
    { title: 'Order', dataIndex: 'id', rowScope: 'row' },
    { title: 'Customer', dataIndex: 'customer', ellipsis: true },
    { ...sortable('placed', 'Placed'), render: (placed: string) => date.format(new Date(placed)) },
    { ...sortable('total', 'Total'), align: 'end' },
  ];

  let status = count > 0 ? `Page ${query.page} of ${pages}` : 'No orders';
  if (loading) status = `Loading page ${query.page}…`;
  else if (failed) status = `Page ${query.page} couldn’t be loaded.`;

  return (
    <div className="orders">
      <Table
        rowKey="id"
        columns={columns}
        data={orders}
        tableLayout="fixed"
        aria-label="Orders"
        aria-busy={loading}
        emptyText={status}
      />
      <nav className="controls" aria-label="Pages of orders">
        <button
          type="button"
          aria-disabled={query.page === 1}
          onClick={() => goTo(query.page - 1)}
        >
          Previous
        </button>
        <button
          type="button"
          aria-disabled={query.page === pages}
          onClick={() => goTo(query.page + 1)}
        >
          Next
        </button>
        {failed && (
          <button type="button" onClick={() => setQuery({ ...query })}>
            Try again
          </button>
        )}
        <output>{status}</output>
      </nav>
    </div>
  );
}
