import Table from '@rc-component/table';
import '@rc-component/table/assets/index.css';

interface Sight {
  name: string;
  height: number;
}

const sights: Sight[] = [
  { name: 'Eiffel Tower', height: 330 },
  { name: 'Big Ben', height: 96 },
];

export default function App() {
  return (
    <Table<Sight>
      rowKey="name"
      columns={[
        { title: 'Sight', dataIndex: 'name' },
        { title: 'Height', dataIndex: 'height', render: (height) => `${height} m` },
      ]}
      data={sights}
    />
  );
}
