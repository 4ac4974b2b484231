import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { mergeEqual } from './merge-equal';
import './table.css';
import './demo-controls.css';
import './colspan-rowspan.css';

interface Lesson {
  id: number;
  day: string;
  teacher: string;
  subject: string;
}

const orders = {
  day: (a: Lesson, b: Lesson) => a.id - b.id,
  teacher: (a: Lesson, b: Lesson) => a.teacher.localeCompare(b.teacher, 'en') || a.id - b.id,
};

export default function MergeEqualCells() {
  const [order, setOrder] = useState<keyof typeof orders>('day');
  const rows = lessons.toSorted(orders[order]);

  // From the sorted rows: spans belong to the order, not to the records.
  const daySpans = mergeEqual(rows, (row, previous) => row.day === previous.day);
  const teacherSpans = mergeEqual(
    rows,
    (row, previous) => row.day === previous.day && row.teacher === previous.teacher,
  );

  const columns: ColumnsType<Lesson> = [
    {
      title: 'Day',
      dataIndex: 'day',
      onCell: (_, index = 0) => ({ rowSpan: daySpans[index] }),
    },
    {
      title: 'Teacher',
      dataIndex: 'teacher',
      onCell: (_, index = 0) => ({ rowSpan: teacherSpans[index] }),
    },
    { title: 'Subject', dataIndex: 'subject' },
  ];

  return (
    <>
      <div className="controls">
        <label>
          Sort by
          <select
            value={order}
            onChange={({ target }) => setOrder(target.value === 'day' ? 'day' : 'teacher')}
          >
            <option value="day">day</option>
            <option value="teacher">teacher</option>
          </select>
        </label>
      </div>
      <Table className="merged" rowKey="id" columns={columns} data={rows} aria-label="Lessons" />
    </>
  );
}

const lessons: Lesson[] = [
  { id: 1, day: 'Monday', teacher: 'Ms Adeyemi', subject: 'Algebra' },
  { id: 2, day: 'Monday', teacher: 'Ms Adeyemi', subject: 'Geometry' },
  { id: 3, day: 'Monday', teacher: 'Mr Lund', subject: 'Biology' },
  { id: 4, day: 'Tuesday', teacher: 'Mr Lund', subject: 'Chemistry' },
  { id: 5, day: 'Tuesday', teacher: 'Mr Lund', subject: 'Laboratory' },
  { id: 6, day: 'Tuesday', teacher: 'Ms Adeyemi', subject: 'Statistics' },
  { id: 7, day: 'Wednesday', teacher: 'Ms Adeyemi', subject: 'Algebra' },
];
