import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { branchSales, type Branch } from './branch-sales';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';

const separated = (value: number) => value.toLocaleString('en');
const euros = (thousands: number) => `€${thousands}k`;
const yearOf = ({ quarters }: Branch) => quarters.reduce((sum, { revenue }) => sum + revenue, 0);

const quarterColumns: ColumnsType<Branch> = ['First', 'Second', 'Third', 'Fourth'].map((name, quarter) => ({
  title: `${name} quarter`,
  key: name,
  children: (['revenue', 'orders', 'returns'] as const).map((field) => ({
    title: { revenue: 'Revenue', orders: 'Orders', returns: 'Returns' }[field],
    dataIndex: ['quarters', quarter, field],
    key: `${name} ${field}`,
    width: 100,
    align: 'end' as const,
    render: field === 'revenue' ? euros : separated,
  })),
}));

export default function ScrollShadow() {
  const [pinBranch, setPinBranch] = useState(true);
  const [pinYear, setPinYear] = useState(false);

  const columns: ColumnsType<Branch> = [
    {
      title: 'Branch',
      key: 'branch',
      fixed: pinBranch && 'start',
      children: [
        { title: 'City', dataIndex: 'city', key: 'city', width: 96, rowScope: 'row' },
        { title: 'Staff', dataIndex: 'staff', key: 'staff', width: 68, align: 'end' },
      ],
    },
    ...quarterColumns,
    {
      title: 'Year',
      key: 'year',
      width: 84,
      align: 'end',
      fixed: pinYear && 'end',
      render: (_, branch) => euros(yearOf(branch)),
    },
  ];

  return (
    <>
      <div className="controls">
        <label>
          <input type="checkbox" checked={pinBranch} onChange={(event) => setPinBranch(event.target.checked)} />
          Pin the branch
        </label>
        <label>
          <input type="checkbox" checked={pinYear} onChange={(event) => setPinYear(event.target.checked)} />
          Pin the year
        </label>
      </div>
      <Table
        ref={focusableScrollArea}
        aria-label="Sales of the year"
        rowKey="city"
        columns={columns}
        data={branchSales}
        scroll={{ x: 1448, y: 286 }}
      />
    </>
  );
}
