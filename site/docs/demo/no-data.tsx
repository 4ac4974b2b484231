import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import './table.css';
import './demo-controls.css';

interface Article {
  id: number;
  name: string;
  shelf: string;
}

const columns: ColumnsType<Article> = [
  { title: 'Article', dataIndex: 'name', width: '60%' },
  { title: 'Shelf', dataIndex: 'shelf' },
];

const articles: Article[] = [
  { id: 210, name: 'Copper kettle', shelf: 'A-04' },
  { id: 233, name: 'Bread knife', shelf: 'A-11' },
  { id: 280, name: 'Espresso cup', shelf: 'D-20' },
];

export default function NoData() {
  const [query, setQuery] = useState('teapot');
  const found = articles.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));

  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 24 }}>
      <Table caption="Default" columns={columns} />
      <Table caption="Custom" columns={columns} emptyText={<strong>Nothing is damaged.</strong>} />
      <Table
        caption="Function"
        rowKey="id"
        columns={columns}
        data={found}
        emptyText={() => `No article matches “${query}”.`}
      />
      <div className="controls">
        <label>
          Search the last table
          <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
      </div>
    </div>
  );
}
