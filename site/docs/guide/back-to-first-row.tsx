import { useRef, useState } from 'react';
import Table, { type ColumnsType, type Reference } from '@rc-component/table';
import { departures, type Departure } from '../demo/departures';
import { focusableScrollArea } from '../demo/focusable-scroll-area';
import '../demo/table.css';
import '../demo/demo-controls.css';

const PAGE_SIZE = 20;
const pages = [1, 2, 3];
const start = { page: 1, byPlace: false };

const columns: ColumnsType<Departure> = [
  { title: 'Time', dataIndex: 'time', width: 80 },
  { title: 'Train', dataIndex: 'train', width: 100 },
  { title: 'To', dataIndex: 'to' },
];

export default function BackToFirstRow() {
  const table = useRef<Reference>(null);
  const [view, setView] = useState(start);

  function change(changes: Partial<typeof start>) {
    setView({ ...view, ...changes });
    table.current?.scrollTo({ top: 0 });
  }

  const sorted = view.byPlace
    ? departures.toSorted((a, b) => a.to.localeCompare(b.to, 'en'))
    : departures;

  return (
    <>
      <div className="controls">
        {pages.map((page) => (
          <button
            key={page}
            type="button"
            aria-pressed={page === view.page}
            onClick={() => change({ page })}
          >
            Page {page}
          </button>
        ))}
        <label>
          <input
            type="checkbox"
            checked={view.byPlace}
            onChange={({ target }) => change({ page: 1, byPlace: target.checked })}
          />
          Sort by place
        </label>
      </div>
      <Table
        ref={(reference) => {
          table.current = reference;
          focusableScrollArea(reference);
        }}
        rowKey="train"
        columns={columns}
        data={sorted.slice((view.page - 1) * PAGE_SIZE, view.page * PAGE_SIZE)}
        scroll={{ y: 260 }}
        aria-label="Departures"
      />
    </>
  );
}
