import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import './table.css';
import './demo-controls.css';

interface Order {
  number: string;
  customer: string;
  items: number;
  total: number;
}

const orders: Order[] = [
  { number: 'SO-1180', customer: 'Amara Okafor', items: 3, total: 84.5 },
  { number: 'SO-1181', customer: 'Lukas Brandt', items: 1, total: 19.99 },
  { number: 'SO-1182', customer: 'Inês Carvalho', items: 6, total: 212.4 },
  { number: 'SO-1183', customer: 'Noah Lindqvist', items: 2, total: 47 },
  { number: 'SO-1184', customer: 'Mei Tanaka', items: 4, total: 129.95 },
];

const pounds = (value: number) => `£${value.toFixed(2)}`;

const columns: ColumnsType<Order> = [
  { title: 'Order', dataIndex: 'number', width: 96 },
  { title: 'Customer', dataIndex: 'customer' },
  { title: 'Items', dataIndex: 'items', width: 64, align: 'end' },
  { title: 'Total', dataIndex: 'total', width: 92, align: 'end', render: pounds },
];

export default function ClickSummaryRow() {
  const [mode, setMode] = useState<'Sum' | 'Mean'>('Sum');
  const count = mode === 'Sum' ? 1 : orders.length;
  const items = orders.reduce((sum, order) => sum + order.items, 0) / count;
  const total = orders.reduce((sum, order) => sum + order.total, 0) / count;

  return (
    <>
      <p className="controls" role="status">
        The summary row shows the {mode.toLowerCase()}. Click it to change that.
      </p>
      <Table
        rowKey="number"
        columns={columns}
        data={orders}
        summary={() => (
          <Table.Summary>
            <Table.Summary.Row
              className="clickable"
              onClick={() => setMode(mode === 'Sum' ? 'Mean' : 'Sum')}
            >
              <Table.Summary.Cell index={0} colSpan={2}>
                <button type="button" className="action">
                  {mode}
                </button>
              </Table.Summary.Cell>
              <Table.Summary.Cell index={2} align="end">
                {items}
              </Table.Summary.Cell>
              <Table.Summary.Cell index={3} align="end">
                {pounds(total)}
              </Table.Summary.Cell>
            </Table.Summary.Row>
          </Table.Summary>
        )}
      />
    </>
  );
}
