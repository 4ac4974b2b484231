import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';

const data = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: `Row ${index + 1}` }));
const columns: ColumnsType<(typeof data)[number]> = [{ title: 'Name', dataIndex: 'name' }];

const SIZE = 5;

export default function Pages() {
  const [page, setPage] = useState(0);
  return (
    <>
      <Table rowKey="id" columns={columns} data={data.slice(page * SIZE, (page + 1) * SIZE)} />
      <button type="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
        Previous
      </button>
      <button type="button" disabled={(page + 1) * SIZE >= data.length} onClick={() => setPage(page + 1)}>
        Next
      </button>
    </>
  );
}
