import { useEffect, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { wait } from './wait';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './loading-states.css';

interface Walk {
  name: string;
  length: number;
  climb: number;
}

const walks: Walk[] = [
  { name: 'Cliff path', length: 8.4, climb: 210 },
  { name: 'Two mills', length: 11.2, climb: 95 },
  { name: 'Ridge and back', length: 14.7, climb: 640 },
  { name: 'Estuary', length: 6.1, climb: 20 },
];

/** A row of the table: a walk, or a place for one that is loading. */
type Row = Partial<Walk> & { name: string };

const placeholders: Row[] = walks.map((_, index) => ({ name: `loading-${index}` }));

const isLoaded = (row: Row): row is Walk => row.length !== undefined;

/** @param label for screen readers: a row's header must not be empty. */
const bar = (width: string, label?: string) => (
  <span className="skeleton" style={{ width }} role={label && 'img'} aria-label={label} />
);

const columns: ColumnsType<Row> = [
  {
    title: 'Walk',
    dataIndex: 'name',
    rowScope: 'row',
    render: (_, row) => (isLoaded(row) ? row.name : bar('60%', 'Loading')),
  },
  {
    title: 'Length',
    width: 100,
    align: 'end',
    render: (_, row) => (isLoaded(row) ? `${row.length} km` : bar('40px')),
  },
  {
    title: 'Climb',
    width: 100,
    align: 'end',
    render: (_, row) => (isLoaded(row) ? `${row.climb} m` : bar('40px')),
  },
];

export default function LoadingSkeleton() {
  const [request, setRequest] = useState(0);
  const [loaded, setLoaded] = useState(-1);
  const isLoading = loaded !== request;

  useEffect(() => {
    const controller = new AbortController();
    wait(1200, controller.signal).then(
      () => setLoaded(request),
      () => undefined, // a newer request took its place
    );
    return () => controller.abort();
  }, [request]);

  return (
    <>
      <div className="controls">
        <button type="button" onClick={() => setRequest(request + 1)}>
          Load again
        </button>
        <output>{isLoading ? 'Loading walks…' : `${walks.length} walks`}</output>
      </div>
      <Table
        rowKey="name"
        columns={columns}
        data={isLoading ? placeholders : walks}
        tableLayout="fixed"
        aria-label="Walks"
        aria-busy={isLoading}
      />
    </>
  );
}
