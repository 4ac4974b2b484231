import { useState } from 'react';
import Table, { type ColumnsType, type ColumnType } from '@rc-component/table';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './sort-button.css';

interface Shift {
  id: number;
  team: string;
  day: string;
  person: string;
  hours: number;
}

type Field = Exclude<keyof Shift, 'id'>;

interface Sort {
  field: Field;
  direction: 'ascending' | 'descending';
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const collator = new Intl.Collator('en');

/** One comparison for each column, in ascending order. */
const compare: Record<Field, (a: Shift, b: Shift) => number> = {
  team: (a, b) => collator.compare(a.team, b.team),
  day: (a, b) => days.indexOf(a.day) - days.indexOf(b.day),
  person: (a, b) => collator.compare(a.person, b.person),
  hours: (a, b) => a.hours - b.hours,
};

/** The first column that tells two rows apart decides. */
function compareBy(sorts: Sort[], a: Shift, b: Shift): number {
  for (const { field, direction } of sorts) {
    const result = compare[field](a, b);
    if (result !== 0) return direction === 'ascending' ? result : -result;
  }
  return 0;
}

/** Adds a column as the last one, then reverses it, then takes it out. */
function toggle(sorts: Sort[], field: Field): Sort[] {
  const current = sorts.find((sort) => sort.field === field);
  if (!current) return [...sorts, { field, direction: 'ascending' }];
  if (current.direction === 'descending') return sorts.filter((sort) => sort !== current);
  return sorts.map((sort) => (sort === current ? { field, direction: 'descending' } : sort));
}

export default function SortBySeveralColumns() {
  const [sorts, setSorts] = useState<Sort[]>([{ field: 'team', direction: 'ascending' }]);

  const sortable = (field: Field, title: string): ColumnType<Shift> => {
    const index = sorts.findIndex((sort) => sort.field === field);
    const direction = sorts[index]?.direction;
    return {
      dataIndex: field,
      title: (
        <button
          type="button"
          className="sort-button"
          data-sort={direction}
          onClick={() => setSorts(toggle(sorts, field))}
        >
          {title} {index >= 0 && <span>{index + 1}</span>}
          {index > 0 && <span className="spoken">{direction}</span>}
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
          {sorts.length === 0
            ? 'Not sorted'
            : `Sorted by ${sorts.map(({ field, direction }) => `${field} (${direction})`).join(', then ')}`}
        </output>
      </div>
      <Table rowKey="id" columns={columns} data={shifts.toSorted((a, b) => compareBy(sorts, a, b))} />
    </>
  );
}

const shifts: Shift[] = [
  { id: 1, team: 'Kitchen', day: 'Fri', person: 'Mara', hours: 8 },
  { id: 2, team: 'Bar', day: 'Mon', person: 'Tomás', hours: 6 },
  { id: 3, team: 'Kitchen', day: 'Mon', person: 'Yuki', hours: 8 },
  { id: 4, team: 'Bar', day: 'Fri', person: 'Ines', hours: 9 },
  { id: 5, team: 'Service', day: 'Wed', person: 'Oskar', hours: 5 },
  { id: 6, team: 'Kitchen', day: 'Wed', person: 'Ada', hours: 4 },
  { id: 7, team: 'Service', day: 'Mon', person: 'Lena', hours: 7 },
  { id: 8, team: 'Bar', day: 'Mon', person: 'Elif', hours: 8 },
];
