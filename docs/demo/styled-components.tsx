import { useState, type HTMLAttributes } from 'react';
import styled from 'styled-components';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import { shopOrders, type ShopOrder } from './shop-orders';
import './table.css';
import './demo-controls.css';

interface OrderRowProps extends HTMLAttributes<HTMLTableRowElement> {
  $late: boolean;
}

const OrderRow = styled.tr.withConfig({ componentId: 'order-row' })<OrderRowProps>`
  background: ${({ $late }) => ($late ? 'color-mix(in srgb, #e08600 14%, var(--table-bg))' : 'var(--table-bg)')};

  &:hover {
    background: color-mix(in srgb, #12a594 15%, var(--table-bg));
  }

  /* Doubled, to outweigh the table's own rule for cells. */
  && > td {
    background: inherit;
  }
`;

const components = { body: { row: OrderRow } };

const columns: ColumnsType<ShopOrder> = [
  { title: 'Order', dataIndex: 'number', key: 'number' },
  { title: 'Customer', dataIndex: 'customer', key: 'customer' },
  { title: 'State', dataIndex: 'state', key: 'state' },
  { title: 'Items', dataIndex: 'items', key: 'items', align: 'end' },
  { title: 'Total', dataIndex: 'total', key: 'total', align: 'end', render: (total: number) => `£${total.toFixed(2)}` },
];

export default function StyledRows() {
  const [marked, setMarked] = useState(true);
  return (
    <>
      <div className="controls">
        <label>
          <input type="checkbox" checked={marked} onChange={(event) => setMarked(event.target.checked)} />
          Mark late orders
        </label>
      </div>
      <Table
        ref={focusableScrollArea}
        columns={columns}
        data={shopOrders}
        rowKey="number"
        scroll={{ x: 'max-content' }}
        rowHoverable={false}
        components={components}
        onRow={({ state }): OrderRowProps => ({ $late: marked && state === 'Late' })}
      />
    </>
  );
}
