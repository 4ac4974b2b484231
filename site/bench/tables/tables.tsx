import { memo, type ComponentProps } from 'react';
import Table, { genTable, VirtualTable, type ColumnType, type TableProps } from '@rc-component/table';
import type { Member } from './staff';

/** How often a `render` of a column has run. */
export const renders = { count: 0 };

const hours = new Intl.NumberFormat('en', { minimumFractionDigits: 1 });

const columns: ColumnType<Member>[] = [
  { title: 'Number', dataIndex: 'id', width: 100 },
  { title: 'Name', dataIndex: 'name', width: 200, render: (name: string) => <b>{name}</b> },
  { title: 'Team', dataIndex: 'team', width: 140 },
  { title: 'City', dataIndex: 'city', width: 140 },
  { title: 'Hours', dataIndex: 'hours', width: 100, align: 'end', render: (value: number) => hours.format(value) },
  {
    title: 'State',
    dataIndex: 'state',
    width: 120,
    render: (state: string) => <span className={`state ${state}`}>{state}</span>,
  },
];

const counted = columns.map(({ render, ...column }): ColumnType<Member> => ({
  ...column,
  render: (value, record, index) => {
    renders.count += 1;
    return render ? render(value, record, index) : value;
  },
}));

const memoised = counted.map((column): ColumnType<Member> => ({
  ...column,
  shouldCellUpdate: (record, previous) => record !== previous,
}));

/** A row that renders again only with another record, which `onRow` hands over. */
const MemoRow = memo(
  ({ record: _, ...props }: ComponentProps<'tr'> & { record?: Member }) => <tr {...props} />,
  (previous, next) => previous.record === next.record,
);
const memoRows: Partial<TableProps<Member>> = {
  components: { body: { row: MemoRow } },
  onRow: (record) => {
    const props: { record: Member } & ComponentProps<'tr'> = { record };
    return props;
  },
};

const TrustingTable = genTable(() => false);

const common = { rowKey: 'id', scroll: { y: 400 } } satisfies TableProps<Member>;
const size = { listItemHeight: 40 };

/** The tables that are compared, by name. */
export const TABLES = {
  'plain': (data: Member[]) => <Table {...common} columns={counted} data={data} />,
  'no hover': (data: Member[]) => <Table {...common} columns={counted} data={data} rowHoverable={false} />,
  'shouldCellUpdate': (data: Member[]) => <Table {...common} columns={memoised} data={data} />,
  'memo row': (data: Member[]) => <Table {...common} {...memoRows} columns={counted} data={data} />,
  'genTable': (data: Member[]) => <TrustingTable {...common} columns={counted} data={data} />,
  'genTable and memo row': (data: Member[]) => (
    <TrustingTable {...common} {...memoRows} columns={counted} data={data} />
  ),
  'VirtualTable': (data: Member[]) => (
    <VirtualTable {...common} {...size} scroll={{ x: 800, y: 400 }} columns={counted} data={data} />
  ),
};

export type TableName = keyof typeof TABLES;
