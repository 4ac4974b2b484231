import { useRef, type KeyboardEvent } from 'react';
import {
  VirtualTable,
  type ColumnsType,
  type Reference,
  type VirtualTableProps,
} from '@rc-component/table';
import { fetchMeasurements, type Measurement } from './fetch-measurements';
import { LoadMoreFooter } from './load-more-footer';
import { useLoadMore } from './use-load-more';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './infinite-loading.css';

const ROW_HEIGHT = 44;
const HEIGHT = 6 * ROW_HEIGHT;
const STEPS: Record<string, number> = {
  ArrowDown: 44,
  ArrowUp: -44,
  PageDown: HEIGHT,
  PageUp: -HEIGHT,
};

const columns: ColumnsType<Measurement> = [
  { title: 'Time', dataIndex: 'time', width: 120 },
  { title: 'Level (m)', dataIndex: 'level', align: 'end', width: 80 },
  { title: 'Flow (m³/s)', dataIndex: 'flow', align: 'end', width: 96 },
];

// `VirtualTable` accepts `listItemHeight`, but its own type doesn't list it.
const size: Pick<VirtualTableProps<Measurement>, 'listItemHeight' | 'scroll'> = {
  listItemHeight: ROW_HEIGHT,
  scroll: { x: 296, y: HEIGHT },
};

export default function VirtualLoadMore() {
  const { rows, loading, failed, done, loadMore } = useLoadMore(fetchMeasurements);
  const table = useRef<Reference>(null);
  const top = useRef(0);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault(); // keeps the page from scrolling too
    table.current?.scrollTo({ top: top.current + step });
  };

  return (
    <div
      className="measurements"
      role="region"
      aria-label="Measurements"
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <VirtualTable
        ref={table}
        className="sightings"
        rowKey="id"
        columns={columns}
        data={rows}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          top.current = scrollTop;
          if (!failed && scrollHeight - scrollTop - clientHeight < 10 * ROW_HEIGHT) loadMore();
        }}
        emptyText={failed ? 'Couldn’t load the measurements.' : 'Loading measurements…'}
        footer={() => (
          <LoadMoreFooter
            count={rows.length}
            loading={loading}
            failed={failed}
            done={done}
            onLoadMore={loadMore}
          />
        )}
        {...size}
      />
    </div>
  );
}
