import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';

const quarters = ['First quarter', 'Second quarter', 'Third quarter', 'Fourth quarter'];

export default function ScrollShadow() {
  const [isFixed, setIsFixed] = useState(true);

  const columns: ColumnsType<Branch> = [
    {
      title: 'Branch',
      fixed: isFixed && 'start',
      children: [
        { title: 'City', dataIndex: 'city', width: 96, rowScope: 'row' },
        { title: 'Staff', dataIndex: 'staff', width: 68, align: 'end' },
      ],
    },
    ...quarters.map((title, quarter): ColumnsType<Branch>[number] => ({
      title,
      children: [
        { title: 'Revenue, k€', dataIndex: ['revenue', quarter], width: 116, align: 'end' },
        { title: 'Orders', dataIndex: ['orders', quarter], width: 100, align: 'end' },
        { title: 'Returns', dataIndex: ['returns', quarter], width: 100, align: 'end' },
      ],
    })),
  ];

  return (
    <>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={isFixed}
            onChange={(event) => setIsFixed(event.target.checked)}
          />
          Fix the branch columns
        </label>
      </div>
      <Table
        ref={focusableScrollArea}
        aria-label="Sales of the year"
        rowKey="city"
        columns={columns}
        data={branches}
        scroll={{ x: 1428 }}
      />
    </>
  );
}

interface Branch {
  city: string;
  staff: number;
  /** One number for each quarter. */
  revenue: number[];
  orders: number[];
  returns: number[];
}

const branches: Branch[] = [
  {
    city: 'Antwerp',
    staff: 9,
    revenue: [82, 75, 88, 121],
    orders: [634, 587, 702, 970],
    returns: [13, 18, 27, 42],
  },
  {
    city: 'Bergen',
    staff: 6,
    revenue: [51, 43, 49, 77],
    orders: [410, 352, 396, 604],
    returns: [8, 9, 14, 20],
  },
  {
    city: 'Cork',
    staff: 5,
    revenue: [40, 38, 41, 63],
    orders: [322, 301, 330, 498],
    returns: [9, 7, 11, 17],
  },
  {
    city: 'Dresden',
    staff: 12,
    revenue: [97, 90, 104, 158],
    orders: [781, 720, 835, 999],
    returns: [22, 19, 25, 48],
  },
  {
    city: 'Porto',
    staff: 10,
    revenue: [88, 81, 92, 133],
    orders: [702, 648, 741, 985],
    returns: [16, 15, 21, 39],
  },
];
