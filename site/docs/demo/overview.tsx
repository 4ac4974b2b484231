import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import './table.css';

interface Hut {
  name: string;
  altitude: number;
  /** Nights booked in each month of the season. */
  nights: number[];
  path: string;
}

const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];

const huts: Hut[] = [
  {
    name: 'Blackcap',
    altitude: 2106,
    nights: [118, 742, 1105, 1240, 866, 204],
    path: 'Four hours from Vals, along the stream.',
  },
  {
    name: 'Larch Pass',
    altitude: 1874,
    nights: [302, 810, 1320, 1388, 1017, 411],
    path: 'The cable car stops an hour below the pass.',
  },
  {
    name: 'Three Lakes',
    altitude: 2437,
    nights: [0, 265, 690, 734, 352, 28],
    path: 'Open from June, when the snow bridge has gone.',
  },
  {
    name: 'Windhover',
    altitude: 2650,
    nights: [0, 190, 540, 602, 240, 0],
    path: 'The last two hundred metres are a ladder.',
  },
];

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const format = (value: number) => value.toLocaleString('en');

const columns: ColumnsType<Hut> = [
  { title: 'Hut', dataIndex: 'name', width: 130, fixed: 'start', rowScope: 'row' },
  {
    title: 'Altitude',
    dataIndex: 'altitude',
    width: 100,
    align: 'end',
    render: (m) => `${format(m)} m`,
  },
  ...months.map((title, month) => ({
    title,
    dataIndex: ['nights', month],
    width: 80,
    align: 'end' as const,
    render: format,
  })),
  {
    title: 'Season',
    width: 90,
    align: 'end',
    fixed: 'end',
    render: (_, hut) => <b>{format(sum(hut.nights))}</b>,
  },
];

function HutIcon(props: ExpandIconProps<Hut>) {
  return <ExpandButton {...props} label={`Path to ${props.record?.name ?? 'all huts'}`} />;
}

export default function Overview() {
  return (
    <Table
      rowKey="name"
      columns={columns}
      data={huts}
      aria-label="Nights booked in mountain huts"
      scroll={{ x: 840 }}
      components={{ ExpandIcon: HutIcon }}
      expandable={{
        defaultExpandedRowKeys: ['Larch Pass'],
        expandedRowRender: ({ path }) => path,
        columnTitle: <span className="spoken">Path</span>,
        columnWidth: 40,
      }}
      summary={() => (
        <Table.Summary.Row>
          <Table.Summary.Cell index={0} colSpan={3}>
            All huts
          </Table.Summary.Cell>
          {months.map((month, index) => (
            <Table.Summary.Cell key={month} index={index + 3} align="end">
              {format(sum(huts.map(({ nights }) => nights[index] ?? 0)))}
            </Table.Summary.Cell>
          ))}
          <Table.Summary.Cell index={9} align="end">
            {format(sum(huts.flatMap(({ nights }) => nights)))}
          </Table.Summary.Cell>
        </Table.Summary.Row>
      )}
    />
  );
}
