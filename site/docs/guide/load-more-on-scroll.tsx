import type { UIEvent } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from '../demo/focusable-scroll-area';
import { fetchSightings, type Sighting } from './fetch-sightings';
import { LoadMoreFooter } from './load-more-footer';
import { useLoadMore } from './use-load-more';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './infinite-loading.css';

const columns: ColumnsType<Sighting> = [
  { title: 'Bird', dataIndex: 'bird', rowScope: 'row' },
  { title: 'Place', dataIndex: 'place' },
  { title: 'Time', dataIndex: 'time', width: 84 },
];

/** True when less than 150 px are left below the visible rows. */
function isNearEnd({
  currentTarget: { scrollTop, clientHeight, scrollHeight },
}: UIEvent<HTMLElement>) {
  return scrollHeight - scrollTop - clientHeight < 150;
}

export default function LoadMoreOnScroll() {
  const { rows, loading, failed, done, loadMore } = useLoadMore(fetchSightings);

  return (
    <Table
      ref={focusableScrollArea}
      className="sightings"
      rowKey="id"
      columns={columns}
      data={rows}
      scroll={{ y: 260 }}
      onScroll={(event) => {
        if (!failed && isNearEnd(event)) loadMore();
      }}
      aria-label="Bird sightings"
      aria-busy={loading}
      emptyText={failed ? 'Couldn’t load the sightings.' : 'Loading sightings…'}
      footer={() => (
        <LoadMoreFooter
          count={rows.length}
          loading={loading}
          failed={failed}
          done={done}
          onLoadMore={loadMore}
        />
      )}
    />
  );
}
