import { useState } from 'react';
import Table, { type ColumnsType, type ColumnType } from '@rc-component/table';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './sort-button.css';

interface Route {
  name: string;
  region: string;
  kilometres: number;
  opens: string | null;
}

interface Sort {
  field: keyof Route;
  direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator('en', { numeric: true });

/** Ascending, then descending, then the original order. */
function nextSort(sort: Sort | null, field: keyof Route): Sort | null {
  if (sort?.field !== field) return { field, direction: 'ascending' };
  return sort.direction === 'ascending' ? { field, direction: 'descending' } : null;
}

function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b));
}

function sortRoutes(list: Route[], sort: Sort | null): Route[] {
  if (!sort) return list;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return list.toSorted((first, second) => {
    const a = first[sort.field];
    const b = second[sort.field];
    // Empty values stay last.
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compareValues(a, b);
  });
}

const titles: Record<keyof Route, string> = {
  name: 'Route',
  region: 'Region',
  kilometres: 'Length',
  opens: 'Opens',
};
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

export default function SortableColumns() {
  const [sort, setSort] = useState<Sort | null>(null);

  const sortable = (field: keyof Route): ColumnType<Route> => {
    const direction = sort?.field === field ? sort.direction : undefined;
    const changeSort = () => setSort(nextSort(sort, field));
    return {
      dataIndex: field,
      title: (
        <button type="button" className="sort-button" data-sort={direction} onClick={changeSort}>
          {titles[field]}
        </button>
      ),
      onHeaderCell: () => ({ 'aria-sort': direction }),
    };
  };

  const columns: ColumnsType<Route> = [
    { ...sortable('name'), rowScope: 'row' },
    sortable('region'),
    {
      ...sortable('kilometres'),
      align: 'end',
      render: (kilometres: number) => `${kilometres} km`,
    },
    {
      ...sortable('opens'),
      render: (opens: Route['opens']) => (opens ? day.format(new Date(opens)) : 'Unknown'),
    },
  ];

  const status = sort
    ? `Sorted by ${titles[sort.field].toLowerCase()}, ${sort.direction}`
    : 'Not sorted';
  return (
    <Table
      rowKey="name"
      columns={columns}
      data={sortRoutes(routes, sort)}
      footer={() => <output>{status}</output>}
    />
  );
}

const routes: Route[] = [
  { name: 'Stage 10', region: 'Zillertal', kilometres: 9.5, opens: '2026-06-20' },
  { name: 'Stage 2', region: 'Évian', kilometres: 12, opens: null },
  { name: 'Stage 1', region: 'Engadin', kilometres: 101.3, opens: '2026-05-09' },
  { name: 'Stage 21', region: 'Ötztal', kilometres: 24, opens: '2026-07-01' },
  { name: 'Stage 3', region: 'Aosta', kilometres: 17.8, opens: null },
  { name: 'Stage 7', region: 'Oberland', kilometres: 8, opens: '2025-10-04' },
];
