import { useRef } from 'react';
import { VirtualTable, type Reference } from '@rc-component/table';
import { useScrollKeys } from './use-scroll-keys';
import './table.css';

interface Row {
  id: number;
  city: string;
  reading: number;
}

const cities = ['Tromsø', 'Kiruna', 'Reykjavík', 'Nuuk', 'Longyearbyen'];

export const createRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    city: cities[(at * 3 + (at >> 3)) % cities.length] ?? '',
    reading: (at * 37) % 1000,
  }));

const columns = [
  {
    title: 'Reading',
    dataIndex: 'id',
    width: 110,
    render: (id: number) => id.toLocaleString('en'),
  },
  { title: 'Station', dataIndex: 'city', width: 140 },
  { title: 'Value', dataIndex: 'reading', width: 90, align: 'end' as const },
];
const ROW_HEIGHT = 44;
const HEIGHT = 3 * ROW_HEIGHT;
// The type of `VirtualTable` leaves `listItemHeight` out, so it's spread below.
const rowHeight: object = { listItemHeight: ROW_HEIGHT };

/** A virtual table: of its rows, only those in view are rendered. */
export function ManyRows({ rows }: { rows: Row[] }) {
  const ref = useRef<Reference>(null);
  const { onKeyDown, onScroll } = useScrollKeys(ref, ROW_HEIGHT, HEIGHT / ROW_HEIGHT);
  return (
    <div role="region" aria-label="Readings" tabIndex={0} onKeyDown={onKeyDown}>
      <VirtualTable
        ref={ref}
        rowKey="id"
        columns={columns}
        data={rows}
        scroll={{ x: 340, y: HEIGHT }}
        onScroll={onScroll}
        {...rowHeight}
      />
    </div>
  );
}
