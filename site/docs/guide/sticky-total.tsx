import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { expenses, type Expense } from './expenses';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './sticky-total.css';

const BUDGET = 3000;
/** Height of the bar in pixels, as in sticky-total.css. */
const BAR_HEIGHT = 52;

const euros = (value: number) =>
  value.toLocaleString('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

const columns: ColumnsType<Expense> = [
  { title: 'Expense', dataIndex: 'name', rowScope: 'row' },
  { title: 'Paid by', dataIndex: 'payer' },
  { title: 'Amount', dataIndex: 'amount', align: 'end', render: euros },
];

export default function StickyTotal() {
  const [isSent, setSent] = useState(false);
  const spent = expenses.reduce((sum, { amount }) => sum + amount, 0);

  return (
    <div className="expense-report">
      <Table
        rowKey="id"
        aria-label="Expenses"
        columns={columns}
        data={expenses}
        sticky={{ offsetSummary: BAR_HEIGHT }}
        summary={() => (
          <Table.Summary fixed>
            <Table.Summary.Row>
              <Table.Summary.Cell index={0} rowSpan={2}>
                Concert
              </Table.Summary.Cell>
              <Table.Summary.Cell index={1}>Spent</Table.Summary.Cell>
              <Table.Summary.Cell index={2} align="end">
                {euros(spent)}
              </Table.Summary.Cell>
            </Table.Summary.Row>
            <Table.Summary.Row>
              <Table.Summary.Cell index={1}>Left of {euros(BUDGET)}</Table.Summary.Cell>
              <Table.Summary.Cell index={2} align="end" className="rest">
                {euros(BUDGET - spent)}
              </Table.Summary.Cell>
            </Table.Summary.Row>
          </Table.Summary>
        )}
      />
      <div className="controls bar">
        <button type="button" className="primary" onClick={() => setSent(true)}>
          Send the report
        </button>
        <output>{isSent && 'Sent to the treasurer'}</output>
      </div>
    </div>
  );
}
