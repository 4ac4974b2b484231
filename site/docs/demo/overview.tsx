import { useState } from 'react';
import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import { huts, months, type Hut } from './huts';
import '../guide/sort-button.css';
import './overview.css';
import './table.css';
import './looks.css';

// What readers switch in the code below the demo.
export const controls = {
  fixed: { code: 'scroll={{ x: 840 }} // and fixed in two columns' },
  expandable: { code: 'expandable={{ expandedRowRender: (hut) => hut.path }}' },
  totals: { code: 'summary={() => <Totals />}' },
  className: { options: ['plain', 'striped', 'dense', 'slate'] },
};

interface OverviewProps {
  fixed?: boolean;
  expandable?: boolean;
  totals?: boolean;
  /** A look of looks.css. */
  className?: string;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const season = (hut: Hut) => sum(hut.nights);
const format = (value: number) => value.toLocaleString('en');

export default function Overview({
  fixed = true,
  expandable = true,
  totals = true,
  className = 'plain',
}: OverviewProps) {
  const [sort, setSort] = useState<'ascending' | 'descending'>('descending');
  const sign = sort === 'ascending' ? 1 : -1;
  const rows = huts.toSorted((a, b) => sign * (season(a) - season(b)));

  const columns: ColumnsType<Hut> = [
    { title: 'Hut', dataIndex: 'name', width: 112, fixed: fixed && 'start', rowScope: 'row' },
    { title: 'Altitude', dataIndex: 'altitude', width: 100, align: 'end', render: toMetres },
    ...months.map((title, month) => ({
      title,
      dataIndex: ['nights', month],
      width: 80,
      align: 'end' as const,
      render: format,
    })),
    {
      title: (
        <button
          type="button"
          className="sort-button"
          data-sort={sort}
          onClick={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}
        >
          Season
        </button>
      ),
      width: 100,
      align: 'end',
      fixed: fixed && 'end',
      onHeaderCell: () => ({ 'aria-sort': sort }),
      render: (_, hut) => <b>{format(season(hut))}</b>,
    },
  ];

  return (
    <Table
      rowKey="name"
      columns={columns}
      data={rows}
      className={className}
      aria-label="Nights booked in mountain huts"
      scroll={fixed ? { x: 840 } : undefined}
      components={{ ExpandIcon: HutIcon }}
      expandable={
        expandable
          ? {
              defaultExpandedRowKeys: ['Larch Pass'],
              expandedRowRender: (hut) => hut.path,
              columnTitle: <span className="spoken">Path</span>,
              columnWidth: 36,
            }
          : undefined
      }
      summary={totals ? () => <Totals offset={expandable ? 1 : 0} /> : undefined}
    />
  );
}

const toMetres = (value: number) => `${format(value)} m`;

function HutIcon(props: ExpandIconProps<Hut>) {
  return <ExpandButton {...props} label={`Path to ${props.record?.name ?? 'all huts'}`} />;
}

/** The last row. `offset` is the number of columns before the first one of the data. */
function Totals({ offset }: { offset: number }) {
  const perMonth = months.map((_, month) => sum(huts.map(({ nights }) => nights[month] ?? 0)));
  return (
    <Table.Summary.Row>
      <Table.Summary.Cell index={0} colSpan={offset + 2}>
        All huts
      </Table.Summary.Cell>
      {[...perMonth, sum(perMonth)].map((value, at) => (
        <Table.Summary.Cell key={at} index={at + offset + 2} align="end">
          {format(value)}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  );
}
