import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { expenses, type Expense } from './expenses';
import { focusableScrollArea } from './focusable-scroll-area';
import { useBarHeight } from './use-bar-height';
import './table.css';
import './demo-controls.css';

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const pounds = (pence: number) => money.format(pence / 100);
const total = (rows: readonly Expense[]) => pounds(rows.reduce((sum, { pence }) => sum + pence, 0));

const columns: ColumnsType<Expense> = [
  { title: 'Day', dataIndex: 'day', key: 'day', width: 116 },
  { title: 'What', dataIndex: 'what', key: 'what', width: 220 },
  { title: 'Kind', dataIndex: 'kind', key: 'kind', width: 92 },
  { title: 'Paid by', dataIndex: 'paidBy', key: 'paidBy', width: 108 },
  { title: 'Amount', dataIndex: 'pence', key: 'pence', width: 116, align: 'end', fixed: 'end', render: pounds },
];

const SUMMARY_HEIGHT = 44;

/** Where the summary may stand, and what `fixed` is for it. */
const PLACES = { 'At the bottom': 'bottom', 'At the top': 'top', 'After the last row': false } as const;
const isPlace = (name: string): name is keyof typeof PLACES => name in PLACES;

export default function StickyHeaderAndSummary() {
  const offsetHeader = useBarHeight();
  const [place, setPlace] = useState<keyof typeof PLACES>('At the bottom');

  return (
    <>
      <div className="controls">
        <label>
          Summary
          <select value={place} onChange={({ target }) => isPlace(target.value) && setPlace(target.value)}>
            {Object.keys(PLACES).map((name) => (
              <option key={name}>{name}</option>
            ))}
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
        sticky={{ offsetHeader, offsetScroll: place === 'At the bottom' ? SUMMARY_HEIGHT : 0 }}
        summary={(rows) => (
          <Table.Summary fixed={PLACES[place]}>
            <Table.Summary.Row style={{ height: SUMMARY_HEIGHT }}>
              <Table.Summary.Cell index={0} colSpan={4}>
                Total of {rows.length} payments
              </Table.Summary.Cell>
              <Table.Summary.Cell index={4} align="end">
                {total(rows)}
              </Table.Summary.Cell>
            </Table.Summary.Row>
          </Table.Summary>
        )}
      />
    </>
  );
}
