import Table, { type ColumnsType } from '@rc-component/table';

interface Pupil {
  name: string;
  maths: number;
  art: number;
}
const data: Pupil[] = [{ name: 'Ada', maths: 1, art: 2 }];
const columns: ColumnsType<Pupil> = [
  { title: 'Name', dataIndex: 'name' },
  {
    title: 'Marks',
    children: [
      { title: 'Maths', dataIndex: 'maths' },
      { title: 'Art', dataIndex: 'art' },
    ],
  },
];

export default function Groups() {
  return <Table rowKey="name" columns={columns} data={data} />;
}
