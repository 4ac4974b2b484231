import { useEffect, useRef } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
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

export default function LoadMoreSentinel() {
  const { rows, loading, failed, done, loadMore } = useLoadMore(fetchSightings);
  const sentinel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!sentinel.current || loading || failed || done) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadMore();
      },
      { rootMargin: '200px' },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [loading, failed, done, loadMore]);

  return (
    <Table
      className="sightings"
      rowKey="id"
      columns={columns}
      data={rows}
      sticky
      tableLayout="fixed"
      aria-label="Bird sightings"
      aria-busy={loading}
      emptyText={failed ? 'Couldn’t load the sightings.' : 'Loading sightings…'}
      footer={() => (
        <div ref={sentinel}>
          <LoadMoreFooter
            count={rows.length}
            loading={loading}
            failed={failed}
            done={done}
            onLoadMore={loadMore}
          />
        </div>
      )}
    />
  );
}
