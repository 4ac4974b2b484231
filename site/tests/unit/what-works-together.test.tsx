// @vitest-environment happy-dom
// The limits that guides name, most of them "What Works Together", where no layout is needed to see them.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

// "Layout Problems" and the demo "Fixed Columns".
it.each([{ sticky: true }, { scroll: { y: 100 } }])('shows shadows of fixed cells with %o after scrolling', (props) => {
  const columns: TableProps<Part>['columns'] = [{ dataIndex: 'name', fixed: 'start', width: 90 }, { title: 'Kind' }];
  show(<Table rowKey="id" columns={columns} data={parts} {...props} />);
  const shadow = '.rc-table-cell-fix-start-shadow-show';
  expect(document.querySelector(shadow)).toBeNull();
  const body = document.querySelector('.rc-table-body')!;
  fireEvent.scroll(body, { target: { scrollLeft: 20 } });
  expect(document.querySelector(shadow)).not.toBeNull();
});

// "Performance".
it('calls title, but not onCell, when the pointer enters a row', () => {
  const onCell = vi.fn(() => ({}));
  const title = vi.fn(() => 'Parts');
  show(<Table rowKey="id" columns={[{ dataIndex: 'name', onCell }]} data={parts} title={title} expandable={{}} />);
  onCell.mockClear();
  title.mockClear();
  const cell = screen.getByText('Frame');
  fireEvent.mouseEnter(cell);
  expect(cell.className).toContain('rc-table-cell-row-hover');
  expect(title).toHaveBeenCalled();
  expect(onCell).not.toHaveBeenCalled();
});

// "Memoised Tables".
it('shows the icons of another rowExpandable with new columns only', () => {
  const columns = [{ dataIndex: 'name' }];
  const expandable = (id: number) => ({
    expandedRowRender: () => 'Details',
    rowExpandable: (part: Part) => part.id === id,
  });
  const props = { rowKey: 'id', data: [{ id: 1, name: 'Rim' }, parts[1]!], columns } as const;
  const { rerender } = render(<Table {...props} expandable={expandable(1)} />);
  onTestFinished(cleanup);
  const withIcon = () => document.querySelector('.rc-table-row-collapsed')?.closest('tr')?.textContent;
  expect(withIcon()).toBe('Rim');
  rerender(<Table {...props} expandable={expandable(3)} />);
  expect(withIcon()).toBe('Rim');
  rerender(<Table {...props} columns={[...columns]} expandable={expandable(3)} />);
  expect(withIcon()).toBe('Frame');
});
