import { useMemo, useRef, useState } from 'react';
import Table, { type Reference } from '@rc-component/table';
import { createCatalogue } from './star-catalogue';
import { ROW_HEIGHT, ROWS_IN_VIEW, StarList, starColumns } from './star-list';
import './table.css';
import './demo-controls.css';
import './virtual-list.css';

const STARS = 100_000;

const separated = (count: number) => count.toLocaleString('en');

export default function VirtualList() {
  const table = useRef<Reference>(null);
  const [wanted, setWanted] = useState('50000');
  const [drawn, setDrawn] = useState({ first: 1, last: ROWS_IN_VIEW, rows: ROWS_IN_VIEW + 3 });
  // The same element at every render, so that counting rows does not render them again.
  const stars = useMemo(
    () => (
      <Table
        ref={table}
        className="stars"
        columns={starColumns}
        data={createCatalogue(STARS)}
        rowKey="number"
        scroll={{ x: '100%', y: ROWS_IN_VIEW * ROW_HEIGHT }}
        components={{
          body: (data, { ref, scrollbarSize }) => (
            <StarList
              stars={data}
              scrollbarSize={scrollbarSize}
              handle={ref}
              onRowsRendered={(visible, all) =>
                setDrawn({
                  first: visible.startIndex + 1,
                  last: visible.stopIndex + 1,
                  rows: all.stopIndex - all.startIndex + 1,
                })
              }
            />
          ),
        }}
      />
    ),
    [],
  );

  return (
    <>
      <form
        className="controls"
        onSubmit={(event) => {
          event.preventDefault();
          table.current?.scrollTo({ index: Number(wanted) - 1, align: 'start' });
        }}
      >
        <label>
          Star
          <input
            type="number"
            required
            min={1}
            max={STARS}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
        <button type="submit">Show</button>
        <output className="drawn" aria-live="off">
          Stars {separated(drawn.first)} to {separated(drawn.last)} in view, {drawn.rows * starColumns.length} cells in
          the page
        </output>
      </form>
      {stars}
    </>
  );
}
