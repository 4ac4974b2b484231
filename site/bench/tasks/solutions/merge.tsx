import Table, { type ColumnsType } from '@rc-component/table';

interface City {
  name: string;
  country: string;
}
const data: City[] = [
  { name: 'Lyon', country: 'France' },
  { name: 'Paris', country: 'France' },
  { name: 'Rome', country: 'Italy' },
];
const columns: ColumnsType<City> = [
  {
    title: 'Country',
    dataIndex: 'country',
    onCell: ({ country }, index = 0) => ({
      rowSpan: data[index - 1]?.country === country ? 0 : data.filter((one) => one.country === country).length,
    }),
  },
  { title: 'City', dataIndex: 'name' },
];

export default function Merged() {
  return <Table rowKey="name" columns={columns} data={data} />;
}
