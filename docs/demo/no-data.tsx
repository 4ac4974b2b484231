import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { stock, type Article } from './stock';
import './table.css';
import './demo-controls.css';
import './no-data.css';

const columns: ColumnsType<Article> = [
  { title: 'Article', dataIndex: 'name', width: '50%' },
  { title: 'Shelf', dataIndex: 'shelf' },
  { title: 'Count', dataIndex: 'count', align: 'end' },
];

export default function NoData() {
  const [query, setQuery] = useState('teapot');
  const wanted = query.trim().toLowerCase();
  const found = stock.filter(({ name }) => name.toLowerCase().includes(wanted));

  return (
    <div className="empty-tables">
      <Table caption="Reserved" columns={columns} />
      <Table
        caption="Damaged"
        columns={columns}
        emptyText={
          <>
            <strong>All in one piece</strong>
            <br />
            Articles that come back broken are listed here.
          </>
        }
      />
      <div>
        <div className="controls">
          <label>
            Search the stock
            <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
          </label>
          <output>
            {found.length} of {stock.length} articles
          </output>
        </div>
        <Table
          caption="Found"
          rowKey="id"
          columns={columns}
          data={found}
          emptyText={() => `No article matches “${query}”.`}
        />
      </div>
    </div>
  );
}
