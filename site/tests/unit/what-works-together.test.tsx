// @vitest-environment happy-dom
// The limits that the guide "What Works Together" names, where no layout is needed to see them.
import { cleanup, render, screen } from '@testing-library/react';
import Table, { VirtualTable, type TableProps } from '@rc-component/table';
import { expect, it, onTestFinished, vi } from 'vitest';

interface Part {
  id: number;
  name: string;
  parts?: Part[];
}

const parts: Part[] = [
  { id: 1, name: 'Wheel', parts: [{ id: 2, name: 'Rim' }] },
  { id: 3, name: 'Frame' },
];

const total = (fixed: boolean) => (
  <Table.Summary fixed={fixed}>
    <Table.Summary.Row>
      <Table.Summary.Cell index={0}>Total</Table.Summary.Cell>
    </Table.Summary.Row>
  </Table.Summary>
);

function Total() {
  return total(true);
}

function show(table: React.ReactElement) {
  render(table);
  onTestFinished(cleanup);
}

it.each([
  ['fixed', () => total(true), 1],
  ['not fixed', () => total(false), 0],
  ['in a component', () => <Total />, 0],
])('shows the summary of a virtual table where it is fixed: %s', (_, summary, count) => {
  const columns = [{ dataIndex: 'name', width: 100 }];
  show(<VirtualTable rowKey="id" columns={columns} data={parts} scroll={{ x: 100, y: 100 }} summary={summary} />);
  expect(screen.queryAllByText('Total')).toHaveLength(count);
});

it('passes the records of the top level to the summary of a tree', () => {
  const summary = vi.fn((_: readonly Part[]) => null);
  const expandable = { childrenColumnName: 'parts', defaultExpandAllRows: true };
  show(<Table rowKey="id" columns={[{ dataIndex: 'name' }]} data={parts} expandable={expandable} summary={summary} />);
  expect(screen.getByText('Rim')).toBeTruthy();
  expect(summary.mock.lastCall).toEqual([parts]);
});

it.each([
  ['expanded rows', { expandedRowRender: () => 'Details', defaultExpandedRowKeys: [1] }, undefined, '2'],
  ['expanded rows', { expandedRowRender: () => 'Details', defaultExpandedRowKeys: [1] }, 1, '3'],
  ['a tree', { childrenColumnName: 'parts', defaultExpandedRowKeys: [1] }, undefined, '2'],
  ['a tree', { childrenColumnName: 'parts', defaultExpandedRowKeys: [1] }, 1, '3'],
])('adds %s to rowSpan with an offset alone', (_, expandable, expandedRowOffset, rowSpan) => {
  const columns: TableProps<Part>['columns'] = [
    { title: 'Kind', render: () => 'Bicycle', onCell: ({ id }) => ({ rowSpan: id === 1 ? 2 : 0 }) },
    Table.EXPAND_COLUMN,
    { dataIndex: 'name' },
  ];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  show(<Table rowKey="id" columns={columns} data={parts} expandable={{ ...expandable, expandedRowOffset }} />);
  expect(screen.getByText('Bicycle').closest('td')?.getAttribute('rowspan')).toBe(rowSpan);
});
