import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import { OrderItems } from './order-items';
import { orders, type Order } from './orders';
import './table.css';
import './expanded-row-class-name.css';

const columns: ColumnsType<Order> = [
  { title: 'Order', dataIndex: 'id' },
  { title: 'Customer', dataIndex: 'customer' },
  { title: 'State', dataIndex: 'state' },
];

function OrderIcon(props: ExpandIconProps<Order>) {
  return <ExpandButton {...props} label={`Items of ${props.record?.id}`} />;
}

const components = { ExpandIcon: OrderIcon };

export default function ExpandedContentClass() {
  return (
    <Table
      rowKey="id"
      aria-label="Orders"
      columns={columns}
      data={orders}
      components={components}
      expandable={{
        columnTitle: 'Items',
        columnWidth: 72,
        defaultExpandedRowKeys: ['B1042', 'B1043'],
        rowExpandable: ({ items }) => items.length > 0,
        expandedRowRender: ({ items }) => <OrderItems items={items} />,
        expandedRowClassName: ({ state }) => `marked order-${state.toLowerCase()}`,
      }}
    />
  );
}
