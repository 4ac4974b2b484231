import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from '../demo/expand-button';
import '../demo/table.css';

interface Instrument {
  id: string;
  name: string;
  maker: string;
  room: string;
  condition: string;
  value: number;
  lent?: string;
}

const instruments: Instrument[] = [
  {
    id: 'V-12',
    name: 'Violin',
    maker: 'Hedda Voss',
    room: 'Hall 1',
    condition: 'Two hairline cracks below the bridge',
    value: 8400,
    lent: 'Lent to the youth orchestra until June.',
  },
  {
    id: 'C-03',
    name: 'Cello',
    maker: 'Marek Dolny',
    room: 'Hall 1',
    condition: 'Strings replaced in March',
    value: 12900,
    lent: 'Lent to Ida Brandt until May.',
  },
  {
    id: 'F-21',
    name: 'Flute',
    maker: 'Ota & Sons',
    room: 'Hall 2',
    condition: 'Pads worn, plays well',
    value: 2300,
  },
  {
    id: 'H-07',
    name: 'Harp',
    maker: 'Élise Garnier',
    room: 'Depot',
    condition: 'Needs a new pedal spring',
    value: 21500,
  },
];

const columns: ColumnsType<Instrument> = [
  {
    title: 'Instrument',
    dataIndex: 'name',
    width: 110,
    fixed: 'start',
    rowScope: 'row',
    ellipsis: true,
  },
  { title: 'Maker', dataIndex: 'maker', width: 150 },
  { title: 'Room', dataIndex: 'room', width: 110 },
  { title: 'Condition', dataIndex: 'condition', width: 200, ellipsis: true },
  { title: 'Number', dataIndex: 'id', width: 110 },
  { title: 'Value', dataIndex: 'value', width: 100, fixed: 'end', align: 'end' },
];

function LoanButton(props: ExpandIconProps<Instrument>) {
  return <ExpandButton {...props} label={`Loan of ${props.record?.name}`} />;
}

export default function PartsOfTable() {
  const total = instruments.reduce((sum, { value }) => sum + value, 0);
  return (
    <Table
      rowKey="id"
      columns={columns}
      data={instruments}
      scroll={{ x: 1000, y: 190 }}
      aria-label="Instruments of a music school"
      title={() => 'Instruments'}
      footer={() => 'Values in euros'}
      components={{ ExpandIcon: LoanButton }}
      expandable={{
        columnTitle: 'Loan',
        columnWidth: 64,
        defaultExpandedRowKeys: ['V-12'],
        rowExpandable: ({ lent }) => lent !== undefined,
        expandedRowRender: ({ lent }) => lent,
      }}
      summary={() => (
        <Table.Summary fixed>
          <Table.Summary.Row>
            <Table.Summary.Cell index={0} colSpan={6}>
              All instruments
            </Table.Summary.Cell>
            <Table.Summary.Cell index={6} align="end">
              {total}
            </Table.Summary.Cell>
          </Table.Summary.Row>
        </Table.Summary>
      )}
    />
  );
}
