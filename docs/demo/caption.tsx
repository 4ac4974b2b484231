import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { stations, type Station } from './stations';
import { stock, type Article } from './stock';
import './table.css';
import './demo-controls.css';
import './caption.css';

const stationColumns: ColumnsType<Station> = [
  { title: 'Station', dataIndex: 'name', key: 'name' },
  { title: 'City', dataIndex: 'city', key: 'city' },
  { title: 'Readings', dataIndex: 'readings', key: 'readings', align: 'end' },
];

const stockColumns: ColumnsType<Article> = [
  { title: 'Article', dataIndex: 'name', key: 'name' },
  { title: 'Shelf', dataIndex: 'shelf', key: 'shelf' },
  { title: 'In stock', dataIndex: 'count', key: 'count', align: 'end' },
];

const soldOut = stock.filter(({ count }) => count === 0);

export default function Caption() {
  const [below, setBelow] = useState(false);
  const className = below ? 'captioned captions-below' : 'captioned';

  return (
    <>
      <div className="controls">
        <label>
          <input type="checkbox" checked={below} onChange={(event) => setBelow(event.target.checked)} />
          Captions below their tables
        </label>
      </div>
      <Table
        rowKey="id"
        className={className}
        caption="Weather stations and their readings since midnight"
        columns={stationColumns}
        data={stations}
      />
      <Table
        rowKey="id"
        className={className}
        caption={
          <>
            <strong>Stock on 3 June.</strong> Counted by hand, without goods on their way. Sold out:{' '}
            <span className="tag">{soldOut.map(({ name }) => name).join(', ')}</span>
          </>
        }
        columns={stockColumns}
        data={stock}
      />
    </>
  );
}
