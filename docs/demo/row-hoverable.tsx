import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { shifts, SHIFTS_A_DAY, type Shift } from './shifts';
import { Switches } from './switches';
import './table.css';
import './demo-controls.css';
import './row-hoverable.css';

const SWITCHES = [
  ['table', 'Highlight by the table'],
  ['css', 'Highlight by CSS'],
] as const;
type Switch = (typeof SWITCHES)[number][0];

const columns: ColumnsType<Shift> = [
  {
    title: 'Day',
    dataIndex: 'day',
    onCell: (_, index = 0) => ({ rowSpan: index % SHIFTS_A_DAY === 0 ? SHIFTS_A_DAY : 0 }),
  },
  { title: 'Shift', dataIndex: 'name' },
  { title: 'Hours', dataIndex: 'hours' },
  { title: 'Skipper', dataIndex: 'skipper' },
];

export default function RowHoverable() {
  const [on, setOn] = useState<Switch[]>(['table']);

  return (
    <>
      <div className="controls">
        <Switches names={SWITCHES} on={on} onChange={setOn} />
      </div>
      <Table
        className={on.includes('css') ? 'hover-by-css' : undefined}
        rowHoverable={on.includes('table')}
        rowKey="id"
        columns={columns}
        data={shifts}
      />
    </>
  );
}
