import { useState } from 'react';
import Table, { type ColumnType } from '@rc-component/table';
import { supportTickets, type SupportTicket } from './support-tickets';
import './table.css';
import './demo-controls.css';

export default function Ellipsis() {
  const [cut, setCut] = useState(true);

  const columns: ColumnType<SupportTicket>[] = [
    { title: 'Ticket', dataIndex: 'id', width: 84 },
    { title: 'Subject', dataIndex: 'subject', width: '36%', ellipsis: cut },
    {
      title: 'Last message',
      dataIndex: 'message',
      ellipsis: cut,
      render: (message: string, { from }) => (
        <>
          <b>{from}:</b> {message}
        </>
      ),
      // The cell holds more than a text, so its title has to be given.
      onCell: ({ from, message }) => ({ title: cut ? `${from}: ${message}` : undefined }),
    },
  ];

  return (
    <>
      <div className="controls">
        <label>
          <input type="checkbox" checked={cut} onChange={(event) => setCut(event.target.checked)} />
          Cut long text
        </label>
      </div>
      <Table rowKey="id" columns={columns} data={supportTickets} />
    </>
  );
}
