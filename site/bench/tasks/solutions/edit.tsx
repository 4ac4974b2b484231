import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';

interface Person {
  id: number;
  name: string;
}

export default function Editable() {
  const [data, setData] = useState<Person[]>([
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Bo' },
  ]);
  const rename = (id: number, name: string) =>
    setData((all) => all.map((one) => (one.id === id ? { ...one, name } : one)));
  const columns: ColumnsType<Person> = [
    {
      title: 'Name',
      dataIndex: 'name',
      render: (name: string, { id }) => (
        <input aria-label={`Name ${id}`} value={name} onChange={({ target }) => rename(id, target.value)} />
      ),
    },
  ];
  return (
    <>
      <Table rowKey="id" columns={columns} data={data} />
      <p>Names: {data.map(({ name }) => name).join(', ')}</p>
    </>
  );
}
