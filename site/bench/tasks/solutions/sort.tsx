import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';

interface Person {
  name: string;
  age: number;
}
const people: Person[] = [
  { name: 'Cy', age: 30 },
  { name: 'Ada', age: 36 },
  { name: 'Bo', age: 25 },
];

export default function Sortable() {
  const [isSorted, setSorted] = useState(false);
  const columns: ColumnsType<Person> = [
    {
      title: (
        <button type="button" onClick={() => setSorted(!isSorted)}>
          Name
        </button>
      ),
      dataIndex: 'name',
      onHeaderCell: () => ({ 'aria-sort': isSorted ? 'ascending' : 'none' }),
    },
    { title: 'Age', dataIndex: 'age' },
  ];
  const data = isSorted ? people.toSorted((a, b) => a.name.localeCompare(b.name)) : people;
  return <Table rowKey="name" columns={columns} data={data} />;
}
