import { useCallback, useReducer, useState, type ReactNode } from 'react';
import Table, { Column, ColumnGroup } from '@rc-component/table';
import { orders, ORDERS_A_DAY, type Order } from './order-history';
import { Counted, createRenderCounter, RenderCount } from './render-counter';
import './table.css';
import './demo-controls.css';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** The first order of a day has the day's cell, ten rows high; the others leave it out. */
const dayCell = (_: Order, index = 0) => ({ rowSpan: index % ORDERS_A_DAY === 0 ? ORDERS_A_DAY : 0 });

export default function HoverPerf() {
  const [counter] = useState(createRenderCounter);
  const [hoverable, setHoverable] = useState(true);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const counted = useCallback((content: ReactNode) => <Counted counter={counter}>{content}</Counted>, [counter]);

  return (
    <>
      <div className="controls">
        <label>
          <input type="checkbox" checked={hoverable} onChange={(event) => setHoverable(event.target.checked)} />
          Highlight the row under the pointer
        </label>
        <button type="button" onClick={renderAgain}>
          Render the table again
        </button>
        <RenderCount counter={counter} />
      </div>
      <Table<Order> rowKey="id" data={orders} rowHoverable={hoverable} expandable={{}}>
        <Column title="Day" dataIndex="day" onCell={dayCell} render={counted} />
        <Column title="Order" dataIndex="id" render={counted} />
        <ColumnGroup title="Customer">
          <Column title="Name" dataIndex="customer" render={counted} />
          <Column title="City" dataIndex="city" render={counted} />
        </ColumnGroup>
        <Column
          title="Total"
          dataIndex="total"
          align="end"
          render={(cents: number) => counted(euros.format(cents / 100))}
        />
      </Table>
    </>
  );
}
