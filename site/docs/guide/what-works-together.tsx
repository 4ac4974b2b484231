import { useState, type Key } from 'react';
import Table, {
  VirtualTable,
  type ColumnsType,
  type ExpandIconProps,
  type TableProps,
} from '@rc-component/table';
import { ExpandButton } from '../demo/expand-button';
import { focusableScrollArea } from '../demo/focusable-scroll-area';
import { Switches } from '../demo/switches';
import { deliveries, type Delivery } from './deliveries';
import { renderTotal } from './render-total';
import '../demo/table.css';
import '../demo/demo-controls.css';

const features = [
  ['virtual', 'Virtual'],
  ['tree', 'Tree'],
  ['expanded', 'Expanded'],
  ['sticky', 'Sticky'],
  ['fixed', 'Fixed'],
  ['merged', 'Merged'],
  ['summary', 'Summary'],
] as const;

type Feature = (typeof features)[number][0];

export default function WhatWorksTogether() {
  const [on, setOn] = useState<Feature[]>(['sticky', 'merged']);
  const [openKeys, setOpenKeys] = useState<readonly Key[]>([]);
  const has = (feature: Feature) => on.includes(feature);

  // One cell for the deliveries of a day, and for the open parcels below them.
  const spans = new Map<Delivery, number>();
  let first: Delivery | undefined;
  for (const delivery of deliveries) {
    if (first?.day !== delivery.day) first = delivery;
    const isOpen = has('tree') && openKeys.includes(delivery.id);
    const rows = isOpen ? 1 + (delivery.parcels ?? []).length : 1;
    spans.set(first, (spans.get(first) ?? 0) + rows);
  }
  const mergeDay = (delivery: Delivery) => ({ rowSpan: spans.get(delivery) ?? 0 });

  const day: ColumnsType<Delivery>[number] = {
    title: 'Day',
    dataIndex: 'day',
    width: 90,
    fixed: has('fixed') && 'start',
    onCell: has('merged') ? mergeDay : undefined,
  };

  const props: TableProps<Delivery> = {
    rowKey: 'id',
    data: deliveries,
    columns: has('expanded')
      ? [day, Table.EXPAND_COLUMN, ...otherColumns]
      : [day, ...otherColumns],
    components,
    sticky: has('sticky'),
    summary: has('summary') ? renderTotal : undefined,
    expandable: {
      expandedRowKeys: openKeys,
      onExpandedRowsChange: setOpenKeys,
      expandedRowRender: has('expanded')
        ? ({ customer }) => <p>Ring the bell of {customer}.</p>
        : undefined,
      expandedRowOffset: has('expanded') && has('merged') ? 1 : undefined,
      childrenColumnName: has('tree') ? 'parcels' : undefined,
      expandIconColumnIndex: has('tree') ? 1 : undefined,
      indentSize: 20,
      columnWidth: 52,
    },
  };
  const x = has('fixed') ? 1280 : 480;

  return (
    <>
      <div className="controls">
        <Switches names={features} on={on} onChange={setOn} />
      </div>
      <div
        key={on.join()} // mounts a new table for each choice
        role="region"
        aria-label="Deliveries"
        tabIndex={0}
        style={{ maxHeight: 360, overflow: 'auto' }}
      >
        {has('virtual') ? (
          <VirtualTable {...props} scroll={{ x, y: 280 }} />
        ) : (
          <Table {...props} ref={focusableScrollArea} scroll={{ x }} />
        )}
      </div>
    </>
  );
}

const otherColumns: ColumnsType<Delivery> = [
  { title: 'Delivery', dataIndex: 'id', width: 150, rowScope: 'row' },
  { title: 'Customer', dataIndex: 'customer' },
  {
    title: 'Weight',
    dataIndex: 'kilograms',
    width: 90,
    align: 'end',
    render: (weight: number) => `${weight} kg`,
  },
];

function DeliveryIcon(props: ExpandIconProps<Delivery>) {
  return <ExpandButton {...props} label={`Details of ${props.record?.id}`} />;
}

const components = { ExpandIcon: DeliveryIcon };
