import { memo, useEffect, useReducer, useState, type ReactNode } from 'react';
import Table, { Column, ColumnGroup } from '@rc-component/table';
import { orders, type Order } from './order-history';
import './table.css';
import './demo-controls.css';

interface OrderTableProps {
  data: Order[];
  hoverable: boolean;
  onCellRender: () => void;
}

// `memo` keeps updates of the counter from rendering the table again.
const OrderTable = memo(function OrderTable({ data, hoverable, onCellRender }: OrderTableProps) {
  const counted = (content: ReactNode) => <Counted onRender={onCellRender}>{content}</Counted>;

  return (
    <Table<Order> rowKey="id" data={data} rowHoverable={hoverable}>
      <Column
        title="Day"
        dataIndex="day"
        render={counted}
        onCell={(_, index = 0) => ({ rowSpan: index % 10 ? 0 : 10 })}
      />
      <Column title="Order" dataIndex="id" render={counted} />
      <ColumnGroup title="Customer">
        <Column title="Name" dataIndex="customer" render={counted} />
        <Column title="City" dataIndex="city" render={counted} />
      </ColumnGroup>
      <Column<Order>
        title="Total"
        dataIndex="total"
        align="end"
        render={(total: number) => counted(`€${total.toFixed(2)}`)}
        shouldCellUpdate={(record, previous) => record !== previous}
      />
    </Table>
  );
});

/** Calls `onRender` each time its content renders. */
function Counted({ onRender, children }: { onRender: () => void; children: ReactNode }) {
  useEffect(() => onRender());
  return children;
}

export default function HoverPerf() {
  const [renders, countRender] = useReducer((count: number) => count + 1, 0);
  const [data, setData] = useState(orders);
  const [hoverable, setHoverable] = useState(true);

  return (
    <>
      <div className="controls">
        <output>
          Cells rendered: <b>{renders}</b>
        </output>
        <button type="button" onClick={() => setData([...data])}>
          Render the table again
        </button>
        <label>
          <input
            type="checkbox"
            checked={hoverable}
            onChange={(event) => setHoverable(event.target.checked)}
          />
          Highlight the row under the pointer
        </label>
      </div>
      <OrderTable data={data} hoverable={hoverable} onCellRender={countRender} />
    </>
  );
}
