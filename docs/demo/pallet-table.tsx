import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import type { Cargo, Shipment } from './shipments';

const columns: ColumnsType<Cargo> = [
  { title: 'Goods', dataIndex: 'goods', key: 'goods' },
  { title: 'Count', dataIndex: 'count', key: 'count', width: 64, align: 'end' },
  { title: 'kg', dataIndex: 'weight', key: 'weight', width: 64, align: 'end' },
];

function CargoIcon(props: ExpandIconProps<Cargo>) {
  return <ExpandButton {...props} label={`Contents of ${props.record?.goods}`} />;
}

const components = { ExpandIcon: CargoIcon };

/** What is on the pallets of a shipment, as a tree. */
export function PalletTable({ id, pallets }: Pick<Shipment, 'id' | 'pallets'>) {
  return (
    <Table
      rowKey="id"
      aria-label={`Pallets of ${id}`}
      columns={columns}
      data={pallets}
      components={components}
      expandable={{ indentSize: 20 }}
    />
  );
}
