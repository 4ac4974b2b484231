import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { expenses, type Expense } from './expenses';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';

const currency = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const pounds = (pence: number) => currency.format(pence / 100);

const columns: ColumnsType<Expense> = [
  { title: 'Day', dataIndex: 'day', width: 116 },
  { title: 'What', dataIndex: 'what', width: 220 },
  { title: 'Kind', dataIndex: 'kind', width: 92 },
  { title: 'Paid by', dataIndex: 'paidBy', width: 108 },
  { title: 'Amount', dataIndex: 'pence', width: 116, align: 'end', fixed: 'end', render: pounds },
];

export default function StickyHeaderAndSummary() {
  const [place, setPlace] = useState('bottom');
  const fixed = place === 'top' ? 'top' : place === 'bottom';

  return (
    <>
      <div className="controls">
        <label>
          Summary
          <select value={place} onChange={(event) => setPlace(event.target.value)}>
            <option value="bottom">fixed at the bottom</option>
            <option value="top">fixed at the top</option>
            <option value="none">not fixed</option>
          </select>
        </label>
      </div>
      <Table
        ref={focusableScrollArea}
        aria-label="Expenses of a school trip"
        rowKey="id"
        columns={columns}
        data={expenses}
        scroll={{ x: 652 }}
        sticky={{ offsetScroll: place === 'bottom' ? 44 : 0 }}
        summary={(rows) => (
          <Table.Summary fixed={fixed}>
            <Table.Summary.Row style={{ height: 44 }}>
              <Table.Summary.Cell index={0} colSpan={4}>
                Total of {rows.length} payments
              </Table.Summary.Cell>
              <Table.Summary.Cell index={4} align="end">
                {pounds(rows.reduce((total, { pence }) => total + pence, 0))}
              </Table.Summary.Cell>
            </Table.Summary.Row>
          </Table.Summary>
        )}
      />
    </>
  );
}
