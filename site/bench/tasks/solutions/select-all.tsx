import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';

interface Row {
  id: number;
  name: string;
}
const data: Row[] = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Bo' },
  { id: 3, name: 'Cy' },
];

export default function Selectable() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const columns: ColumnsType<Row> = [
    {
      key: 'select',
      title: (
        <input
          type="checkbox"
          aria-label="Select all"
          checked={selected.size === data.length}
          onChange={({ target }) => setSelected(new Set(target.checked ? data.map(({ id }) => id) : []))}
        />
      ),
      render: (_, { id, name }) => (
        <input type="checkbox" aria-label={`Select ${name}`} checked={selected.has(id)} onChange={() => toggle(id)} />
      ),
    },
    { title: 'Name', dataIndex: 'name' },
  ];
  return <Table rowKey="id" columns={columns} data={data} footer={() => `${selected.size} selected`} />;
}
