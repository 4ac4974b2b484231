import { useRef } from 'react';
import Table, { type ColumnsType, type Reference } from '@rc-component/table';

const data = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, name: `Row ${index + 1}` }));
const columns: ColumnsType<(typeof data)[number]> = [{ title: 'Name', dataIndex: 'name' }];

export default function ScrollTo() {
  const table = useRef<Reference>(null);
  return (
    <>
      <button type="button" onClick={() => table.current?.scrollTo({ key: 80 })}>
        Go to row 80
      </button>
      <Table ref={table} rowKey="id" columns={columns} data={data} scroll={{ y: 200 }} />
    </>
  );
}
