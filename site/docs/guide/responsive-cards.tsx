import type { ComponentProps } from 'react';
import Table, { type ColumnType } from '@rc-component/table';
import { NarrowBox } from './narrow-box';
import { euros, webOrders, type WebOrder } from './web-orders';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './responsive-cards.css';

const columns: ColumnType<WebOrder>[] = [
  { title: 'Order', dataIndex: 'id', rowScope: 'row' },
  { title: 'Customer', dataIndex: 'customer' },
  { title: 'Placed', dataIndex: 'placed' },
  { title: 'Status', dataIndex: 'status' },
  {
    title: 'Total',
    dataIndex: 'total',
    align: 'end',
    render: (total: number) => euros.format(total),
  },
];

/** Adds the label that a card shows beside the value, and roles that don't depend on `display`. */
function withLabel(column: ColumnType<WebOrder>): ColumnType<WebOrder> {
  const cellProps = { 'data-label': column.title, 'role': column.rowScope ? 'rowheader' : 'cell' };
  return { ...column, onCell: () => cellProps, onHeaderCell: () => ({ role: 'columnheader' }) };
}

const cardColumns = columns.map(withLabel);

const components = {
  table: (props: ComponentProps<'table'>) => <table role="table" {...props} />,
  header: { wrapper: (props: ComponentProps<'thead'>) => <thead role="rowgroup" {...props} /> },
  body: { wrapper: (props: ComponentProps<'tbody'>) => <tbody role="rowgroup" {...props} /> },
};

export default function ResponsiveCards() {
  return (
    <NarrowBox>
      <div className="cards-when-narrow">
        <Table
          aria-label="Orders"
          rowKey="id"
          columns={cardColumns}
          data={webOrders}
          components={components}
          onHeaderRow={() => ({ role: 'row' })}
          onRow={() => ({ role: 'row' })}
        />
      </div>
    </NarrowBox>
  );
}
