import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import './table.css';
import './demo-controls.css';

interface Shift {
  id: number;
  day: string;
  hours: string;
  skipper: string;
}

const columns: ColumnsType<Shift> = [
  // Three shifts share the cell of their day.
  {
    title: 'Day',
    dataIndex: 'day',
    onCell: (_, index = 0) => ({ rowSpan: index % 3 === 0 ? 3 : 0 }),
  },
  { title: 'Hours', dataIndex: 'hours' },
  { title: 'Skipper', dataIndex: 'skipper' },
];

const shifts: Shift[] = [
  { id: 1, day: 'Friday', hours: '06–14', skipper: 'Mairi Sinclair' },
  { id: 2, day: 'Friday', hours: '14–22', skipper: 'Joost de Wit' },
  { id: 3, day: 'Friday', hours: '22–06', skipper: 'Alba Ferrer' },
  { id: 4, day: 'Saturday', hours: '06–14', skipper: 'Joost de Wit' },
  { id: 5, day: 'Saturday', hours: '14–22', skipper: 'Rhys Morgan' },
  { id: 6, day: 'Saturday', hours: '22–06', skipper: 'Mairi Sinclair' },
];

export default function RowHoverable() {
  const [hoverable, setHoverable] = useState(true);

  return (
    <>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={hoverable}
            onChange={(event) => setHoverable(event.target.checked)}
          />
          Highlight the row under the pointer
        </label>
      </div>
      <Table rowHoverable={hoverable} rowKey="id" columns={columns} data={shifts} />
    </>
  );
}
