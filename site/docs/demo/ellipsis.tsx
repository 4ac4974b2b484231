import Table, { type ColumnsType } from '@rc-component/table';
import './table.css';

interface Ticket {
  id: number;
  subject: string;
  from: string;
  message: string;
}

const columns: ColumnsType<Ticket> = [
  { title: 'Ticket', dataIndex: 'id', width: 76 },
  { title: 'Subject', dataIndex: 'subject', width: '36%', ellipsis: true },
  {
    title: 'Last message',
    dataIndex: 'message',
    ellipsis: true,
    // The cell contains several nodes, so the table can't derive its title.
    render: (message: string, { from }) => (
      <>
        <b>{from}:</b> {message}
      </>
    ),
    onCell: ({ from, message }) => ({ title: `${from}: ${message}` }),
  },
];

const tickets: Ticket[] = [
  {
    id: 4711,
    subject: 'The kettle whistles a minute before the water boils',
    from: 'Amara Okafor',
    message:
      'I timed it on three mornings. It starts at about 80 degrees, whether the lid is on or off.',
  },
  { id: 4712, subject: 'Invoice', from: 'Lukas Brandt', message: 'It came. Thank you!' },
  {
    id: 4715,
    subject: 'Two of the six stoneware bowls arrived broken, and the box was dry and undamaged',
    from: 'Inês Carvalho',
    message: 'Photos are attached. I would rather have two new bowls than the money back.',
  },
  {
    id: 4720,
    subject: 'Change of address for order 1185, which has already been sent',
    from: 'Omar Haddad',
    message: 'The neighbours at number 14 can take it in. They are at home until three.',
  },
];

export default function Ellipsis() {
  return <Table rowKey="id" columns={columns} data={tickets} />;
}
