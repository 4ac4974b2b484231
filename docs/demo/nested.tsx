import Table, { type ColumnsType } from '@rc-component/table';
import { guides, type Guide } from './guides';
import './table.css';
import './demo-controls.css';

const columns: ColumnsType<Guide> = [
  { title: 'First name', dataIndex: ['name', 'first'] },
  { title: 'Last name', dataIndex: ['name', 'last'] },
  { title: 'Speaks best', dataIndex: ['languages', 0] },
  {
    title: 'Valley',
    dataIndex: ['base', 'valley'],
    render: (valley?: string) => valley ?? <span className="soft">Freelance</span>,
  },
];

export default function NestedData() {
  return <Table rowKey="id" columns={columns} data={guides} />;
}
