import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import { PalletTable } from './pallet-table';
import { shipments, type Shipment } from './shipments';
import './table.css';
import './demo-controls.css';

const columns: ColumnsType<Shipment> = [
  { title: 'Shipment', dataIndex: 'id', key: 'id' },
  { title: 'From', dataIndex: 'from', key: 'from' },
  { title: 'Arrives', dataIndex: 'arrives', key: 'arrives', align: 'end' },
];

function ShipmentIcon(props: ExpandIconProps<Shipment>) {
  return <ExpandButton {...props} label={`Pallets of ${props.record?.id}`} />;
}

const components = { ExpandIcon: ShipmentIcon };

export default function SubTable() {
  return (
    <Table
      rowKey="id"
      aria-label="Shipments"
      columns={columns}
      data={shipments}
      components={components}
      expandable={{
        columnTitle: <span className="spoken">Details</span>,
        defaultExpandedRowKeys: ['SH-501'],
        expandedRowRender: ({ id, pallets }) => <PalletTable id={id} pallets={pallets} />,
      }}
    />
  );
}
