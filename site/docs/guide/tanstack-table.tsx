import { createColumnHelper, useTable, type Row } from '@tanstack/react-table';
import Table, { type ColumnsType, type ColumnType } from '@rc-component/table';
import { invoices, type Invoice } from './invoice-list';
import { PageNav } from './page-nav';
import { SelectCheckbox } from './select-checkbox';
import { toColumn } from './tanstack-column';
import { features } from './tanstack-features';
import '../demo/table.css';
import '../demo/demo-controls.css';

type InvoiceRow = Row<typeof features, Invoice>;

const helper = createColumnHelper<typeof features, Invoice>();
const definitions = helper.columns([
  helper.accessor('number', { header: 'Invoice' }),
  helper.accessor('customer', { header: 'Customer', sortFn: 'text' }),
  helper.accessor('amount', {
    header: 'Amount',
    cell: ({ getValue }) => `€${getValue().toLocaleString('en')}`,
  }),
]);

export default function TanStackTable() {
  const table = useTable({
    features,
    columns: definitions,
    data: invoices,
    getRowId: ({ number }) => number,
    globalFilterFn: 'includesString',
    initialState: { pagination: { pageIndex: 0, pageSize: 5 } },
  });
  const { globalFilter, pagination } = table.state;
  const { rows } = table.getRowModel();

  const selectColumn: ColumnType<InvoiceRow> = {
    key: 'select',
    width: 48,
    title: (
      <SelectCheckbox
        label="Select the page"
        checked={table.getIsAllPageRowsSelected()}
        indeterminate={table.getIsSomePageRowsSelected()}
        onChange={({ target }) => table.toggleAllPageRowsSelected(target.checked)}
      />
    ),
    render: (_, row) => (
      <SelectCheckbox
        label={row.id}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  };

  const [number, customer, amount] = table.getAllLeafColumns().map(toColumn);
  const columns: ColumnsType<InvoiceRow> = [
    selectColumn,
    { ...number, rowScope: 'row' },
    { ...customer },
    { ...amount, align: 'end' },
  ];

  return (
    <>
      <div className="controls">
        <label>
          Search
          <input
            type="search"
            value={globalFilter ?? ''}
            onChange={({ target }) => table.setGlobalFilter(target.value)}
          />
        </label>
        <output>
          {table.getSelectedRowIds().length} selected, {table.getRowCount()} found
        </output>
      </div>
      <Table
        rowKey="id"
        columns={columns}
        data={rows}
        emptyText="No invoice matches."
        aria-label="Invoices"
      />
      <div className="controls">
        <PageNav
          label="Pages of invoices"
          page={pagination.pageIndex + 1}
          pageCount={Math.max(1, table.getPageCount())}
          onChange={(page) => table.setPageIndex(page - 1)}
        />
      </div>
    </>
  );
}
