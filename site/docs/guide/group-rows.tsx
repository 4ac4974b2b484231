import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { expenses } from './expenses';
import { toGroups, type GroupRow } from './to-groups';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './group-rows.css';

const euros = (value: number) =>
  value.toLocaleString('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

export default function GroupRows() {
  const [closed, setClosed] = useState<string[]>([]);

  const toggle = (group: string) =>
    setClosed(
      closed.includes(group) ? closed.filter((each) => each !== group) : [...closed, group],
    );

  const columns: ColumnsType<GroupRow> = [
    {
      title: 'Expense',
      key: 'expense',
      rowScope: 'row',
      onCell: ({ kind }) => ({ colSpan: kind === 'expense' ? 1 : 2 }),
      render: (_, row) =>
        row.kind === 'expense' ? (
          row.expense.name
        ) : (
          <button
            type="button"
            className="group"
            aria-expanded={!closed.includes(row.group)}
            onClick={() => toggle(row.group)}
          >
            {row.group} <span className="soft">({row.count})</span>
          </button>
        ),
    },
    {
      title: 'Paid by',
      key: 'payer',
      onCell: ({ kind }) => ({ colSpan: kind === 'expense' ? 1 : 0 }),
      render: (_, row) => row.kind === 'expense' && row.expense.payer,
    },
    {
      title: 'Amount',
      key: 'amount',
      align: 'end',
      render: (_, row) =>
        row.kind === 'expense' ? euros(row.expense.amount) : <b>{euros(row.subtotal)}</b>,
    },
  ];

  return (
    <Table
      rowKey="key"
      columns={columns}
      data={toGroups(expenses, closed)}
      rowClassName={({ kind }) => (kind === 'group' ? 'group-row' : '')}
      summary={() => (
        <Table.Summary.Row>
          <Table.Summary.Cell index={0} colSpan={2}>
            Total
          </Table.Summary.Cell>
          <Table.Summary.Cell index={2} align="end">
            <b>{euros(expenses.reduce((sum, { amount }) => sum + amount, 0))}</b>
          </Table.Summary.Cell>
        </Table.Summary.Row>
      )}
    />
  );
}
