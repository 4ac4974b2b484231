import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { shopOrders, type ShopOrder } from './shop-orders';
import './table.css';
import './demo-controls.css';

const pounds = (value: number) => `£${value.toFixed(2)}`;

const columns: ColumnsType<ShopOrder> = [
  { title: 'Order', dataIndex: 'number', key: 'number', width: 96 },
  { title: 'Customer', dataIndex: 'customer', key: 'customer' },
  { title: 'Items', dataIndex: 'items', key: 'items', width: 64, align: 'end' },
  { title: 'Total', dataIndex: 'total', key: 'total', width: 92, align: 'end', render: pounds },
];

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: number[]) => sum(values) / values.length;

export default function ClickSummaryRow() {
  const [clicks, setClicks] = useState(0);
  const [name, other, figure] = clicks % 2 === 0 ? ['Sum', 'mean', sum] : ['Mean', 'sum', mean];
  const times = clicks === 1 ? 'once' : `${clicks} times`;

  return (
    <>
      <p className="controls" role="status">
        {clicks === 0
          ? 'Click the last row: it shows the sum, then the mean.'
          : `You clicked the summary row ${times}: it shows the ${name.toLowerCase()}.`}
      </p>
      <Table
        rowKey="number"
        columns={columns}
        data={shopOrders}
        summary={(orders) => (
          <Table.Summary>
            <Table.Summary.Row className="clickable" onClick={() => setClicks(clicks + 1)}>
              <Table.Summary.Cell index={0} colSpan={2}>
                <button type="button" className="action" aria-label={`${name}, show the ${other}`}>
                  {name}
                </button>
              </Table.Summary.Cell>
              <Table.Summary.Cell index={2} align="end">
                {figure(orders.map(({ items }) => items)).toLocaleString('en', { maximumFractionDigits: 1 })}
              </Table.Summary.Cell>
              <Table.Summary.Cell index={3} align="end">
                {pounds(figure(orders.map(({ total }) => total)))}
              </Table.Summary.Cell>
            </Table.Summary.Row>
          </Table.Summary>
        )}
      />
    </>
  );
}
