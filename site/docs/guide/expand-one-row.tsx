import { useState, type Key } from 'react';
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

const components = { ExpandIcon: DetailsButton };

const hasDetails = ({ about }: Workshop) => about !== '';

export default function ExpandOneRow() {
  const [openKey, setOpenKey] = useState<Key | null>('w1');

  return (
    <Table
      rowKey="id"
      columns={columns}
      data={workshops}
      components={components}
      rowClassName={(workshop) => (hasDetails(workshop) ? 'clickable' : '')}
      expandable={{
        columnTitle: <span className="spoken">Details</span>,
        rowExpandable: hasDetails,
        expandRowByClick: true,
        expandedRowKeys: openKey === null ? [] : [openKey],
        onExpand: (expanded, { id }) => setOpenKey(expanded ? id : null),
        expandedRowRender: ({ about }) => <p>{about}</p>,
      }}
    />
  );
}
