import Table, { type ColumnType } from '@rc-component/table';
import { CutText } from './cut-text';
import { supportTickets, type SupportTicket } from './support-tickets';
import './table.css';

const columns: ColumnType<SupportTicket>[] = [
  { title: 'Ticket', dataIndex: 'id', width: 76 },
  { title: 'From', dataIndex: 'from', width: 132 },
  {
    title: 'Last message',
    dataIndex: 'message',
    ellipsis: { showTitle: false },
    render: (message: string) => <CutText>{message}</CutText>,
  },
];

export default function EllipsisCustomTooltip() {
  return <Table rowKey="id" columns={columns} data={supportTickets} />;
}
