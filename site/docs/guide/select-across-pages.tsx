import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { invoices, type Invoice } from './invoice-list';
import { PageNav } from './page-nav';
import { SelectCheckbox } from './select-checkbox';
import { useRowSelection } from './use-row-selection';
import '../demo/table.css';
import '../demo/demo-controls.css';

const PAGE_SIZE = 5;
const allNumbers = invoices.map(({ number }) => number);

export default function SelectAcrossPages() {
  const [page, setPage] = useState(1);
  const rows = invoices.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

  const selection = useRowSelection(rows.map(({ number }) => number));
  const { selected } = selection;
  const total = invoices.reduce(
    (sum, { number, amount }) => sum + (selected.has(number) ? amount : 0),
    0,
  );

  const columns: ColumnsType<Invoice> = [
    {
      key: 'select',
      width: 44,
      title: (
        <SelectCheckbox
          label="Select all invoices on this page"
          checked={selection.allSelected}
          indeterminate={selection.someSelected}
          onChange={({ target }) => selection.changeAll(target.checked)}
        />
      ),
      render: (_, { number }) => (
        <SelectCheckbox
          label={`Select ${number}`}
          checked={selected.has(number)}
          onChange={({ target }, shiftKey) =>
            selection.changeRow(number, target.checked, shiftKey)
          }
        />
      ),
    },
    { title: 'Invoice', dataIndex: 'number', rowScope: 'row' },
    { title: 'Customer', dataIndex: 'customer' },
    {
      title: 'Amount',
      dataIndex: 'amount',
      align: 'end',
      render: (amount: number) => `€${amount.toLocaleString('en')}`,
    },
  ];

  return (
    <>
      <div className="controls">
        <button type="button" onClick={() => selection.change(allNumbers, true)}>
          Select all {invoices.length}
        </button>
        <button type="button" onClick={selection.clear}>
          Clear
        </button>
        <output>
          {selected.size} selected, €{total.toLocaleString('en')}
        </output>
      </div>
      <Table
        rowKey="number"
        columns={columns}
        data={rows}
        rowClassName={({ number }) => (selected.has(number) ? 'selected-row' : '')}
      />
      <PageNav
        label="Pages of the invoices to select"
        page={page}
        pageCount={Math.ceil(invoices.length / PAGE_SIZE)}
        onChange={setPage}
      />
    </>
  );
}
