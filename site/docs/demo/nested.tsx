import Table, { type ColumnsType } from '@rc-component/table';
import './table.css';
import './demo-controls.css';

interface Guide {
  id: number;
  name: { first: string; last: string };
  languages: string[];
  base?: { hut: string; valley: string };
}

const columns: ColumnsType<Guide> = [
  { title: 'First name', dataIndex: ['name', 'first'] },
  { title: 'Last name', dataIndex: ['name', 'last'] },
  { title: 'First language', dataIndex: ['languages', 0] },
  {
    title: 'Valley',
    dataIndex: ['base', 'valley'],
    render: (valley?: string) => valley ?? <span className="soft">Freelance</span>,
  },
];

const guides: Guide[] = [
  {
    id: 17,
    name: { first: 'Ingrid', last: 'Solheim' },
    languages: ['Norwegian', 'English'],
    base: { hut: 'Fannaråkhytta', valley: 'Utladalen' },
  },
  {
    id: 21,
    name: { first: 'Matteo', last: 'Bianchi' },
    languages: ['Italian', 'French'],
    base: { hut: 'Rifugio Torino', valley: 'Val Ferret' },
  },
  { id: 22, name: { first: 'Anneli', last: 'Korhonen' }, languages: ['Finnish', 'Swedish'] },
];

export default function NestedData() {
  return <Table rowKey="id" columns={columns} data={guides} />;
}
