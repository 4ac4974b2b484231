import { useEffect, useRef, useState } from 'react';
import Table, { type ColumnType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from '../demo/expand-button';
import { NarrowBox } from './narrow-box';
import { euros, webOrders, type WebOrder } from './web-orders';
import '../demo/table.css';
import '../demo/demo-controls.css';

/** A column with the width of the box from which it is shown. */
type ResponsiveColumn = Omit<ColumnType<WebOrder>, 'dataIndex'> & {
  from: number;
  dataIndex: keyof WebOrder;
};

const columns: ResponsiveColumn[] = [
  { title: 'Order', dataIndex: 'id', rowScope: 'row', from: 0 },
  { title: 'Customer', dataIndex: 'customer', from: 0 },
  { title: 'City', dataIndex: 'city', from: 560 },
  { title: 'Placed', dataIndex: 'placed', from: 460 },
  { title: 'Status', dataIndex: 'status', from: 660 },
  {
    title: 'Total',
    dataIndex: 'total',
    from: 380,
    align: 'end',
    render: (total: number) => euros.format(total),
  },
];

function OrdersTable() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const left = columns.filter(({ from }) => width < from);

  return (
    <div ref={box}>
      <Table
        aria-label="Orders"
        rowKey="id"
        columns={columns.map(({ from, ...column }) => ({ ...column, hidden: width < from }))}
        data={webOrders}
        components={{ ExpandIcon: DetailsButton }}
        expandable={{
          columnTitle: <span className="spoken">Details</span>,
          expandedRowRender:
            left.length > 0 ? (order) => <Details order={order} columns={left} /> : undefined,
        }}
      />
    </div>
  );
}

/** The values of the columns that don't fit. */
function Details({ order, columns }: { order: WebOrder; columns: ResponsiveColumn[] }) {
  return (
    <dl>
      {columns.map(({ title, dataIndex }) => (
        <div key={dataIndex}>
          <dt>{title}</dt>
          <dd>{dataIndex === 'total' ? euros.format(order.total) : order[dataIndex]}</dd>
        </div>
      ))}
    </dl>
  );
}

function DetailsButton(props: ExpandIconProps<WebOrder>) {
  return <ExpandButton {...props} label={`Details of order ${props.record?.id}`} />;
}

export default function ResponsiveColumns() {
  return (
    <NarrowBox>
      <OrdersTable />
    </NarrowBox>
  );
}
