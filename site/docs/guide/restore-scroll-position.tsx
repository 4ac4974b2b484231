import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import Table, { type ColumnsType, type Reference } from '@rc-component/table';
import { fetchSightings, type Sighting } from './fetch-sightings';
import { useLoadMore } from './use-load-more';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './infinite-loading.css';

interface SightingListProps {
  list: ReturnType<typeof useLoadMore<Sighting>>;
  /** Where the list was scrolled to, in pixels. */
  topRef: RefObject<number>;
  /** The sighting that was open before. */
  last: Sighting | null;
  onOpen: (sighting: Sighting) => void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

function SightingList({
  list: { rows, loading, failed, loadMore },
  topRef,
  last,
  onOpen,
}: SightingListProps) {
  const table = useRef<Reference>(null);

  useLayoutEffect(() => {
    table.current?.scrollTo({ top: topRef.current });
  }, [topRef]);

  const columns: ColumnsType<Sighting> = [
    { title: 'Time', dataIndex: 'time', width: 84, rowScope: 'row' },
    {
      title: 'Bird',
      dataIndex: 'bird',
      render: (bird: string, sighting) => (
        <button
          ref={sighting === last ? focus : undefined}
          type="button"
          className="action"
          onClick={() => onOpen(sighting)}
        >
          {bird}
        </button>
      ),
    },
  ];

  return (
    <Table
      ref={table}
      className="sightings"
      rowKey="id"
      columns={columns}
      data={rows}
      scroll={{ y: 260 }}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        topRef.current = scrollTop;
        if (!failed && scrollHeight - scrollTop - clientHeight < 150) loadMore();
      }}
      aria-label="Sightings to open"
      aria-busy={loading}
      emptyText="Loading sightings…"
    />
  );
}

export default function RestoreScrollPosition() {
  // Up here, so that the rows stay when the list unmounts.
  const list = useLoadMore(fetchSightings);
  const topRef = useRef(0);
  const [sighting, setSighting] = useState<Sighting | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = (chosen: Sighting) => {
    setSighting(chosen);
    setIsOpen(true);
  };

  if (!isOpen) return <SightingList list={list} topRef={topRef} last={sighting} onOpen={open} />;
  return (
    <div className="sighting controls">
      <button ref={focus} type="button" onClick={() => setIsOpen(false)}>
        Back to the list
      </button>
      <p>
        {sighting?.bird}, {sighting?.place}, at {sighting?.time}
      </p>
    </div>
  );
}
