import Table, { type ColumnsType, type ColumnType } from '@rc-component/table';
import './table.css';
import './colspan-rowspan.css';

interface Session {
  title: string;
  colSpan?: number;
  rowSpan?: number;
}

/** Half an hour or more of the day. A hall has no session if another one extends into it. */
interface Slot {
  from: string;
  to: string;
  main?: Session;
  studio?: Session;
}

const hallColumn = (title: string, hall: 'main' | 'studio'): ColumnType<Slot> => ({
  title,
  dataIndex: hall,
  render: (session?: Session) => session?.title,
  onCell: ({ [hall]: session }) =>
    session ? { colSpan: session.colSpan, rowSpan: session.rowSpan } : { colSpan: 0 },
});

const columns: ColumnsType<Slot> = [
  { title: 'Time', dataIndex: 'from', colSpan: 2, width: 64 },
  { title: 'Until', dataIndex: 'to', colSpan: 0, width: 64 },
  hallColumn('Main hall', 'main'),
  hallColumn('Studio', 'studio'),
];

const programme: Slot[] = [
  { from: '09:00', to: '09:30', main: { title: 'Registration and coffee', colSpan: 2 } },
  {
    from: '09:30',
    to: '10:30',
    main: { title: 'Sandbanks' },
    studio: { title: 'Tide gauge workshop', rowSpan: 2 },
  },
  { from: '10:30', to: '11:30', main: { title: 'Quiet dredging' } },
  { from: '11:30', to: '12:30', main: { title: 'Lunch', colSpan: 2 } },
  {
    from: '12:30',
    to: '13:30',
    main: { title: 'Electric ferries' },
    studio: { title: 'Storm logs' },
  },
  { from: '13:30', to: '14:30', main: { title: 'Walk to the old locks', colSpan: 2, rowSpan: 2 } },
  { from: '14:30', to: '15:30' },
];

export default function ColspanRowspan() {
  return (
    <Table
      className="programme"
      rowKey="from"
      columns={columns}
      data={programme}
      tableLayout="fixed"
    />
  );
}
