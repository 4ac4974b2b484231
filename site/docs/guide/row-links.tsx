import Table, { type ColumnsType } from '@rc-component/table';
import '../demo/table.css';
import './row-links.css';

interface Ticket {
  id: number;
  title: string;
  author: string;
  replies: number;
}

const tickets: Ticket[] = [
  { id: 412, title: 'Header overlaps the toolbar', author: 'Hana', replies: 4 },
  { id: 409, title: 'Totals are wrong after sorting', author: 'Piotr', replies: 11 },
  { id: 396, title: 'Keyboard can’t leave the filter', author: 'Ama', replies: 2 },
  { id: 388, title: 'Columns jump in Firefox', author: 'Joris', replies: 7 },
];

const columns: ColumnsType<Ticket> = [
  {
    title: 'Ticket',
    dataIndex: 'title',
    rowScope: 'row',
    render: (title: string, { id }) => (
      <a className="row-link" href={`#ticket-${id}`}>
        {title}
      </a>
    ),
  },
  {
    title: 'Author',
    dataIndex: 'author',
    render: (author: string) => (
      <a className="inner-link" href={`#author-${author}`}>
        {author}
      </a>
    ),
  },
  { title: 'Replies', dataIndex: 'replies', align: 'end' },
];

export default function RowLinks() {
  return (
    <Table
      className="linked-rows"
      rowKey="id"
      columns={columns}
      data={tickets}
      aria-label="Tickets"
    />
  );
}
