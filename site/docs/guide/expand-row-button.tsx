import Table, { type ColumnsType } from '@rc-component/table';
import { DetailsButton } from './details-button';
import { workshops, type Workshop } from './workshops';
import '../demo/table.css';
import '../demo/demo-controls.css';

const columns: ColumnsType<Workshop> = [
  { title: 'Workshop', dataIndex: 'name', rowScope: 'row' },
  { title: 'Day', dataIndex: 'day' },
  { title: 'Places', dataIndex: 'places', align: 'end' },
];

// Declared outside the component, so that it's the same object on every render.
const components = { ExpandIcon: DetailsButton };

export default function ExpandRowButton() {
  return (
    <Table
      rowKey="id"
      columns={columns}
      data={workshops}
      components={components}
      expandable={{
        columnTitle: <span className="spoken">Details</span>,
        rowExpandable: ({ about }) => about !== '',
        expandedRowRender: ({ about }) => <p>{about}</p>,
      }}
    />
  );
}
