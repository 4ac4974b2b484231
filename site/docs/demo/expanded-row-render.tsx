import { useState, type Key } from 'react';
import Table, { type ColumnType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import { ExpandedRowControls, type IconPosition, type Option } from './expanded-row-controls';
import { OrderItems } from './order-items';
import { orders as allOrders, type Order } from './orders';
import './table.css';
import './demo-controls.css';
import './expanded-row-render.css';

const hasItems = (order: Order) => order.items.length > 0;

function OrderIcon(props: ExpandIconProps<Order>) {
  return (
    <ExpandButton
      {...props}
      label={`Items of ${props.type === 'all' ? 'all orders' : props.record.id}`}
    />
  );
}

const components = { ExpandIcon: OrderIcon };

export default function ExpandedRow() {
  const [orders, setOrders] = useState(allOrders);
  const [expandedKeys, setExpandedKeys] = useState<readonly Key[]>(['B1042']);
  const [options, setOptions] = useState<Option[]>(['columnTitle']);
  const [position, setPosition] = useState<IconPosition>('First');

  const isOn = (option: Option) => options.includes(option);
  const scrollsSideways = isOn('scrollX') || isOn('fixedColumns') || isOn('fixedIcon');

  function deleteOrder({ id }: Order) {
    setOrders(orders.filter((order) => order.id !== id));
    setExpandedKeys(expandedKeys.filter((key) => key !== id));
  }

  const columns: ColumnType<Order>[] = [
    { title: 'Order', dataIndex: 'id', width: 100, fixed: isOn('fixedColumns') && 'start' },
    { title: 'Customer', dataIndex: 'customer' },
    { title: 'City', dataIndex: 'city' },
    { title: 'State', dataIndex: 'state' },
    {
      title: 'Delete',
      width: 110,
      fixed: isOn('fixedColumns') && 'end',
      render: (_, order) => (
        <button
          type="button"
          className="action"
          aria-label={`Delete ${order.id}`}
          onClick={(event) => {
            event.stopPropagation(); // the click would expand the row too
            deleteOrder(order);
          }}
        >
          Delete
        </button>
      ),
    },
  ];
  const iconIndex = { First: 0, Third: 2, Last: columns.length }[position];

  return (
    <>
      <ExpandedRowControls
        on={options}
        onChange={setOptions}
        position={position}
        onPositionChange={setPosition}
      />
      <div className="controls">
        <button
          type="button"
          onClick={() => setExpandedKeys(orders.filter(hasItems).map((order) => order.id))}
        >
          Expand all
        </button>
        <button type="button" onClick={() => setExpandedKeys([])}>
          Close all
        </button>
        <output>
          {expandedKeys.length} of {orders.length} orders expanded
        </output>
      </div>
      <Table
        rowKey="id"
        columns={columns.toSpliced(iconIndex, 0, Table.EXPAND_COLUMN)}
        data={orders}
        components={components}
        scroll={{
          x: scrollsSideways ? 1100 : undefined,
          y: isOn('fixedHeader') ? 220 : undefined,
        }}
        rowClassName={(order) => (isOn('expandByClick') && hasItems(order) ? 'clickable' : '')}
        expandable={{
          expandedRowKeys: expandedKeys,
          onExpandedRowsChange: setExpandedKeys,
          rowExpandable: hasItems,
          expandedRowRender: (order) => <OrderItems items={order.items} />,
          expandRowByClick: isOn('expandByClick'),
          showExpandAll: isOn('expandAllIcon'),
          fixed: isOn('fixedIcon') && (position === 'Last' ? 'end' : 'start'),
          columnWidth: 104,
          columnTitle: ({ expandIcon }) => (
            <>
              {expandIcon}{' '}
              <span className={isOn('columnTitle') ? undefined : 'spoken'}>Items</span>
            </>
          ),
        }}
      />
    </>
  );
}
