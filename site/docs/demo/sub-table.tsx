import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import { shipments, type Cargo, type Shipment } from './shipments';
import './table.css';
import './demo-controls.css';

const shipmentColumns: ColumnsType<Shipment> = [
  { title: 'Shipment', dataIndex: 'id' },
  { title: 'From', dataIndex: 'from' },
  { title: 'Arrives', dataIndex: 'arrives', align: 'end' },
];

function ShipmentIcon(props: ExpandIconProps<Shipment>) {
  return <ExpandButton {...props} label={`Pallets of ${props.record?.id}`} />;
}

const shipmentComponents = { ExpandIcon: ShipmentIcon };

export default function SubTable() {
  return (
    <Table
      rowKey="id"
      aria-label="Shipments"
      columns={shipmentColumns}
      data={shipments}
      components={shipmentComponents}
      expandable={{
        columnTitle: <span className="spoken">Pallets</span>,
        defaultExpandedRowKeys: ['SH-501'],
        expandedRowRender: (shipment) => <PalletTable shipment={shipment} />,
      }}
    />
  );
}

const palletColumns: ColumnsType<Cargo> = [
  { title: 'Goods', dataIndex: 'goods' },
  { title: 'Count', dataIndex: 'count', width: 72, align: 'end' },
  { title: 'kg', dataIndex: 'weight', width: 64, align: 'end' },
];

function CargoIcon(props: ExpandIconProps<Cargo>) {
  return <ExpandButton {...props} label={`Contents of ${props.record?.goods}`} />;
}

const palletComponents = { ExpandIcon: CargoIcon };

/** The pallets of a shipment, as a tree. */
function PalletTable({ shipment }: { shipment: Shipment }) {
  return (
    <Table
      rowKey="id"
      aria-label={`Pallets of ${shipment.id}`}
      columns={palletColumns}
      data={shipment.pallets}
      components={palletComponents}
      expandable={{ indentSize: 20 }}
    />
  );
}
