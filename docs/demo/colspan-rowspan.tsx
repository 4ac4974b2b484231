import Table, { type ColumnType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import { programme, type Hall, type Session, type Slot } from './programme';
import { SessionLabel } from './session-label';
import './table.css';
import './demo-controls.css';

const hallColumn = (hall: Hall, title: string): ColumnType<Slot> => ({
  title,
  dataIndex: hall,
  render: (session?: Session) => session && <SessionLabel {...session} />,
  // A session spans what it takes up. Where one from the side or from above lies, there is no cell.
  onCell: ({ [hall]: session }) => (session ? { colSpan: session.halls, rowSpan: session.slots } : { colSpan: 0 }),
});

const columns: ColumnType<Slot>[] = [
  { title: 'Time', dataIndex: 'from', colSpan: 2, width: 64 },
  { title: 'Until', dataIndex: 'to', colSpan: 0, width: 64 },
  hallColumn('main', 'Main hall'),
  hallColumn('studio', 'Studio'),
  hallColumn('library', 'Library'),
];

export default function ColspanRowspan() {
  return (
    <Table
      ref={focusableScrollArea}
      className="programme"
      rowKey="from"
      columns={columns}
      data={programme}
      tableLayout="fixed"
      scroll={{ x: 600 }}
    />
  );
}
