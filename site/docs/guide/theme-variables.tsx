import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './theme-variables.css';

interface Invoice {
  id: string;
  customer: string;
  due: string;
  amount: number;
}

const invoices: Invoice[] = [
  { id: '2041', customer: 'Harbour Books', due: '3 Mar', amount: 420 },
  { id: '2042', customer: 'Linden Bakery', due: '5 Mar', amount: 1184.5 },
  { id: '2043', customer: 'Ostfold Timber', due: '9 Mar', amount: 6310 },
  { id: '2044', customer: 'Quay Dental', due: '12 Mar', amount: 298 },
  { id: '2045', customer: 'Riverside', due: '12 Mar', amount: 2075.2 },
];

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

const columns: ColumnsType<Invoice> = [
  { title: 'Invoice', dataIndex: 'id' },
  { title: 'Customer', dataIndex: 'customer' },
  { title: 'Due', dataIndex: 'due' },
  {
    title: 'Amount',
    dataIndex: 'amount',
    align: 'end',
    render: (amount: number) => pounds.format(amount),
  },
];

export default function ThemeVariables() {
  const [theme, setTheme] = useState('forest');
  const [density, setDensity] = useState('normal');
  const [zebra, setZebra] = useState(true);
  const [lines, setLines] = useState(false);

  return (
    <>
      <div className="controls">
        <label>
          Theme
          <select value={theme} onChange={(event) => setTheme(event.target.value)}>
            <option value="default">Default</option>
            <option value="forest">Forest</option>
            <option value="sand">Sand</option>
          </select>
        </label>
        <label>
          Density
          <select value={density} onChange={(event) => setDensity(event.target.value)}>
            <option value="compact">Compact</option>
            <option value="normal">Normal</option>
            <option value="spacious">Spacious</option>
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={zebra}
            onChange={(event) => setZebra(event.target.checked)}
          />
          Zebra
        </label>
        <label>
          <input
            type="checkbox"
            checked={lines}
            onChange={(event) => setLines(event.target.checked)}
          />
          Column lines
        </label>
      </div>
      <Table
        className={`${theme} ${density} ${lines ? 'column-lines' : ''}`}
        rowClassName={(_, index) => (zebra && index % 2 === 1 ? 'odd' : '')}
        columns={columns}
        data={invoices}
        rowKey="id"
      />
    </>
  );
}
