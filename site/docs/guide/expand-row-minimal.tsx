import Table, { type ColumnsType } from '@rc-component/table';
import { workshops, type Workshop } from './workshops';
import '../demo/table.css';

const columns: ColumnsType<Workshop> = [
  { title: 'Workshop', dataIndex: 'name' },
  { title: 'Day', dataIndex: 'day' },
];

export default function ExpandRowMinimal() {
  return (
    <Table
      rowKey="id"
      columns={columns}
      data={workshops}
      expandable={{
        columnTitle: 'About',
        expandedRowRender: ({ about }) => <p>{about || 'Nothing is planned yet.'}</p>,
      }}
    />
  );
}
