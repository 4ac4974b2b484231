import { useState } from 'react';
import Table, { type ColumnsType, type ExpandableConfig, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import { museumBudget, type BudgetLine } from './museum-budget';
import { OrderItems } from './order-items';
import { orders, type Order } from './orders';
import './table.css';
import './demo-controls.css';
import './expanded-row-class-name.css';

type ClassName = NonNullable<ExpandableConfig<BudgetLine>['expandedRowClassName']>;

const CLASS_NAMES: Record<string, ClassName> = {
  Level: (_, index, level) => `marked-row budget-level-${level}`,
  Index: (_, index) => (index % 2 === 0 ? 'marked-row budget-even' : ''),
  Record: ({ planned, spent }) => (spent > planned ? 'marked-row budget-over' : ''),
};

const budgetColumns: ColumnsType<BudgetLine> = [
  { title: 'Budget line', dataIndex: 'name', key: 'name' },
  { title: 'Plan, k€', dataIndex: 'planned', key: 'planned', align: 'end' },
  { title: 'Spent, k€', dataIndex: 'spent', key: 'spent', align: 'end' },
];

const orderColumns: ColumnsType<Order> = [
  { title: 'Order', dataIndex: 'id', key: 'id' },
  { title: 'Customer', dataIndex: 'customer', key: 'customer' },
  { title: 'State', dataIndex: 'state', key: 'state' },
];

function BudgetIcon(props: ExpandIconProps<BudgetLine>) {
  return <ExpandButton {...props} label={`Lines of ${props.record?.name}`} />;
}

function OrderIcon(props: ExpandIconProps<Order>) {
  return <ExpandButton {...props} label={`Items of ${props.record?.id}`} />;
}

export default function ExpandedRowClass() {
  const [source, setSource] = useState('Level');

  return (
    <>
      <div className="controls">
        <label>
          Class of a budget line from its
          <select value={source} onChange={(event) => setSource(event.target.value)}>
            {Object.keys(CLASS_NAMES).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <Table
        rowKey="name"
        aria-label="Budget"
        columns={budgetColumns}
        data={museumBudget}
        components={{ ExpandIcon: BudgetIcon }}
        expandable={{ defaultExpandAllRows: true, indentSize: 20, expandedRowClassName: CLASS_NAMES[source] }}
      />
      <Table
        className="classed-orders"
        rowKey="id"
        aria-label="Orders"
        columns={orderColumns}
        data={orders}
        components={{ ExpandIcon: OrderIcon }}
        expandable={{
          columnTitle: 'Items',
          columnWidth: 72,
          defaultExpandedRowKeys: ['B1042', 'B1043'],
          rowExpandable: ({ items }) => items.length > 0,
          expandedRowRender: OrderItems,
          expandedRowClassName: ({ state }) => `marked-row items-${state.toLowerCase()}`,
        }}
      />
    </>
  );
}
