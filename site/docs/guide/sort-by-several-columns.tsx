import { useState } from 'react';
import Table, { type ColumnsType, type ColumnType } from '@rc-component/table';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './sort-button.css';

interface Shift {
  team: string;
  day: string;
  person: string;
  hours: number;
}

interface Sort {
  field: keyof Shift;
  direction: 'ascending' | 'descending';
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const collator = new Intl.Collator('en');

/** One comparison for each column, in ascending order. */
const compare: Record<keyof Shift, (a: Shift, b: Shift) => number> = {
  team: (a, b) => collator.compare(a.team, b.team),
  day: (a, b) => days.indexOf(a.day) - days.indexOf(b.day),
  person: (a, b) => collator.compare(a.person, b.person),
  hours: (a, b) => a.hours - b.hours,
};

/** Compares by the first column in which the rows differ. */
function compareBy(sorts: Sort[], a: Shift, b: Shift): number {
  for (const { field, direction } of sorts) {
    const result = compare[field](a, b);
    if (result !== 0) return direction === 'ascending' ? result : -result;
  }
  return 0;
}

/** Adds a column as the last one, then reverses it, then takes it out. */
function toggle(sorts: Sort[], field: keyof Shift): Sort[] {
  const current = sorts.find((sort) => sort.field === field);
  if (!current) return [...sorts, { field, direction: 'ascending' }];
  if (current.direction === 'descending') return sorts.filter((sort) => sort !== current);
  return sorts.map((sort) => (sort === current ? { field, direction: 'descending' } : sort));
}

const describe = ({ field, direction }: Sort) => `${field} (${direction})`;

export default function SortBySeveralColumns() {
  const [sorts, setSorts] = useState<Sort[]>([{ field: 'team', direction: 'ascending' }]);

  const sortable = (field: keyof Shift, title: string): ColumnType<Shift> => {
    const index = sorts.findIndex((sort) => sort.field === field);
    const direction = sorts[index]?.direction;
    const changeSort = () => setSorts(toggle(sorts, field));
    return {
      dataIndex: field,
      title: (
        <button type="button" className="sort-button" data-sort={direction} onClick={changeSort}>
          {title} {index >= 0 && <span className="tag">{index + 1}</span>}
          {index > 0 && <span className="spoken">, {direction}</span>}
        </button>
      ),
      onHeaderCell: () => ({ 'aria-sort': index === 0 ? direction : undefined }),
    };
  };

  const columns: ColumnsType<Shift> = [
    sortable('team', 'Team'),
    sortable('day', 'Day'),
    sortable('person', 'Person'),
    { ...sortable('hours', 'Hours'), align: 'end' },
  ];

  return (
    <>
      <div className="controls">
        <button type="button" onClick={() => setSorts([])}>
          Clear sorting
        </button>
        <output>
          {sorts.length === 0 ? 'Not sorted' : `Sorted by ${sorts.map(describe).join(', then ')}`}
        </output>
      </div>
      <Table
        rowKey="person"
        columns={columns}
        data={shifts.toSorted((a, b) => compareBy(sorts, a, b))}
      />
    </>
  );
}

const shifts: Shift[] = [
  { team: 'Kitchen', day: 'Fri', person: 'Mara', hours: 8 },
  { team: 'Bar', day: 'Mon', person: 'Tomás', hours: 6 },
  { team: 'Kitchen', day: 'Mon', person: 'Yuki', hours: 8 },
  { team: 'Bar', day: 'Fri', person: 'Ines', hours: 9 },
  { team: 'Service', day: 'Wed', person: 'Oskar', hours: 5 },
  { team: 'Kitchen', day: 'Wed', person: 'Ada', hours: 4 },
  { team: 'Service', day: 'Mon', person: 'Lena', hours: 7 },
  { team: 'Bar', day: 'Mon', person: 'Elif', hours: 8 },
];
