import Table, { type ColumnsType } from '@rc-component/table';
import { DetailsButton } from './details-button';
import { workshops, type Workshop } from './workshops';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './expand-animated.css';

const columns: ColumnsType<Workshop> = [
  { title: 'Workshop', dataIndex: 'name', rowScope: 'row' },
  { title: 'Day', dataIndex: 'day' },
  { title: 'Places', dataIndex: 'places', align: 'end' },
];

const components = { ExpandIcon: DetailsButton };

export default function ExpandAnimated() {
  return (
    <Table
      className="animated-rows"
      rowKey="id"
      columns={columns}
      data={workshops}
      components={components}
      expandable={{
        columnTitle: <span className="spoken">Details</span>,
        rowExpandable: ({ about }) => about !== '',
        expandedRowRender: ({ about }, _index, _indent, expanded) => (
          <div className={expanded ? 'reveal' : 'reveal closed'}>
            <div>
              <p>{about}</p>
            </div>
          </div>
        ),
      }}
      aria-label="Workshops"
    />
  );
}
