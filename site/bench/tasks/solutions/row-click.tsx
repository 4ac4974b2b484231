import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';

const data = [{ name: 'Ada' }, { name: 'Bo' }];
const columns: ColumnsType<(typeof data)[number]> = [{ title: 'Name', dataIndex: 'name' }];

export default function Clickable() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <Table rowKey="name" columns={columns} data={data} onRow={({ name }) => ({ onClick: () => setChosen(name) })} />
      <output>Chosen: {chosen}</output>
    </>
  );
}
