import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';

const data = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }];
const columns: ColumnsType<(typeof data)[number]> = [{ title: 'Name', dataIndex: 'name' }];

export default function Searchable() {
  const [query, setQuery] = useState('');
  return (
    <>
      <label>
        Search <input value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <Table
        rowKey="name"
        columns={columns}
        data={data.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))}
      />
    </>
  );
}
