import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import { shopOrders, type ShopOrder } from './shop-orders';
import './table.css';

interface OrderRowProps extends HTMLAttributes<HTMLTableRowElement> {
  $late: boolean;
}

const OrderRow = styled.tr.withConfig({ componentId: 'order-row' })<OrderRowProps>`
  background: ${({ $late }) =>
    $late ? 'color-mix(in srgb, #e08600 14%, var(--table-bg))' : 'var(--table-bg)'};

  &:hover {
    background: color-mix(in srgb, #12a594 15%, var(--table-bg));
  }

  /* Doubled, to override the rule for cells in table.css */
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
  {
    title: 'Total',
    dataIndex: 'total',
    key: 'total',
    align: 'end',
    render: (total: number) => `£${total.toFixed(2)}`,
  },
];

export default function StyledRows() {
  return (
    <Table
      ref={focusableScrollArea}
      rowKey="number"
      columns={columns}
      data={shopOrders}
      scroll={{ x: 'max-content' }}
      components={components}
      onRow={({ state }): OrderRowProps => ({ $late: state === 'Late' })}
      rowHoverable={false}
      aria-label="Orders"
    />
  );
}
