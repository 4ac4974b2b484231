import { useState, type Key } from 'react';
import Table, { type ColumnType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import { inertMeasureRow } from './inert-measure-row';
import { OrderItems } from './order-items';
import { orders as allOrders, type Order } from './orders';
import { Switches } from './switches';
import './table.css';
import './demo-controls.css';

const SWITCHES = [
  ['title', 'Column title'],
  ['expandAll', 'Expand-all icon'],
  ['byClick', 'Expand by click'],
  ['scrollX', 'Horizontal scroll'],
  ['fixedColumns', 'Fixed columns'],
  ['fixedIcon', 'Fixed icon'],
  ['fixedHeader', 'Fixed header'],
] as const;
type Switch = (typeof SWITCHES)[number][0];

const hasItems = (order: Order) => order.items.length > 0;

function OrderIcon(props: ExpandIconProps<Order>) {
  return <ExpandButton {...props} label={`Items of ${props.type === 'all' ? 'all orders' : props.record.id}`} />;
}

export default function ExpandedRow() {
  const [orders, setOrders] = useState(allOrders);
  const [openKeys, setOpenKeys] = useState<readonly Key[]>(['B1042']);
  const [iconAt, setIconAt] = useState(0);
  const [chosen, setChosen] = useState<Switch[]>(['title']);

  // Pinning shows only where there is something to scroll.
  const pinned = chosen.includes('fixedColumns') || chosen.includes('fixedIcon');
  const on: Switch[] = pinned ? [...chosen.filter((name) => name !== 'scrollX'), 'scrollX'] : chosen;
  const isOn = (name: Switch) => on.includes(name);

  const remove = (id: string) => {
    setOrders(orders.filter((order) => order.id !== id));
    setOpenKeys(openKeys.filter((key) => key !== id));
  };

  const columns: ColumnType<Order>[] = [
    { title: 'Order', dataIndex: 'id', width: 100, fixed: isOn('fixedColumns') && 'start' },
    { title: 'Customer', dataIndex: 'customer' },
    { title: 'City', dataIndex: 'city' },
    { title: 'State', dataIndex: 'state' },
    {
      title: 'Delete',
      width: 110,
      fixed: isOn('fixedColumns') && 'end',
      render: (_, { id }) => (
        <button
          type="button"
          className="action"
          aria-label={`Delete ${id}`}
          onClick={(event) => {
            event.stopPropagation(); // or the row takes it for a click of its own
            remove(id);
          }}
        >
          Delete
        </button>
      ),
    },
  ];

  return (
    <>
      <div className="controls">
        <Switches names={SWITCHES} on={on} disabled={pinned ? ['scrollX'] : []} onChange={setChosen} />
        <label>
          Icon position
          <select value={iconAt} onChange={(event) => setIconAt(Number(event.target.value))}>
            <option value={0}>First</option>
            <option value={2}>Third</option>
            <option value={columns.length}>Last</option>
          </select>
        </label>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setOpenKeys(orders.filter(hasItems).map(({ id }) => id))}>
          Expand all
        </button>
        <button type="button" onClick={() => setOpenKeys([])}>
          Close all
        </button>
        <output>
          {openKeys.length} of {orders.length} orders open
        </output>
      </div>
      <Table
        rowKey="id"
        columns={[...columns.slice(0, iconAt), Table.EXPAND_COLUMN, ...columns.slice(iconAt)]}
        data={orders}
        scroll={{ x: isOn('scrollX') ? 1100 : undefined, y: isOn('fixedHeader') ? 220 : undefined }}
        rowClassName={(order) => (isOn('byClick') && hasItems(order) ? 'clickable' : '')}
        components={{ ExpandIcon: OrderIcon }}
        measureRowRender={inertMeasureRow}
        expandable={{
          columnTitle: ({ expandIcon }) => (
            <>
              {expandIcon} <span className={isOn('title') ? undefined : 'spoken'}>Items</span>
            </>
          ),
          columnWidth: isOn('title') ? 104 : 56,
          showExpandAll: isOn('expandAll'),
          expandRowByClick: isOn('byClick'),
          fixed: isOn('fixedIcon') && (iconAt === columns.length ? 'end' : 'start'),
          rowExpandable: hasItems,
          expandedRowKeys: openKeys,
          onExpandedRowsChange: setOpenKeys,
          expandedRowRender: OrderItems,
        }}
      />
    </>
  );
}
