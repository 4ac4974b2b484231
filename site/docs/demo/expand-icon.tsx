import { useState } from 'react';
import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import './table.css';
import './demo-controls.css';

const ICONS = {
  row: { open: MailOpen, closed: Mail },
  all: { open: ChevronsDownUp, closed: ChevronsUpDown },
};

function MessageIcon({
  prefixCls,
  type,
  record,
  expanded,
  expandable,
  onClick,
}: ExpandIconProps<Message>) {
  if (!expandable) return null;
  const Icon = ICONS[type][expanded ? 'open' : 'closed'];
  return (
    <button
      type="button"
      className={`${prefixCls}-row-expand-icon`}
      aria-label={type === 'all' ? 'All messages' : `Message from ${record.from}`}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}

const components = { ExpandIcon: MessageIcon };

const columns: ColumnsType<Message> = [
  { title: 'From', dataIndex: 'from' },
  { title: 'Subject', dataIndex: 'subject' },
  { title: 'Received', dataIndex: 'received', align: 'end' },
];

export default function CustomExpandIcon() {
  const [lastEvent, setLastEvent] = useState('none yet');

  return (
    <>
      <p className="controls">
        <output>Last event: {lastEvent}</output>
      </p>
      <Table
        rowKey="id"
        columns={columns}
        data={messages}
        components={components}
        expandable={{
          showExpandAll: true,
          defaultExpandedRowKeys: [42],
          rowExpandable: ({ text }) => text !== '',
          expandedRowRender: ({ text }) => <p>{text}</p>,
          onExpand: (expanded, { from }) => setLastEvent(`onExpand(${expanded}), ${from}`),
          onExpandAll: (expanded) => setLastEvent(`onExpandAll(${expanded})`),
        }}
      />
    </>
  );
}

interface Message {
  id: number;
  from: string;
  subject: string;
  received: string;
  text: string;
}

const messages: Message[] = [
  {
    id: 41,
    from: 'Ingrid Solberg',
    subject: 'Keys',
    received: '09:42',
    text: 'They hang in the office.',
  },
  {
    id: 42,
    from: 'Tomás Vidal',
    subject: 'Training moved',
    received: '09:05',
    text: 'See you on Thursday at six.',
  },
  {
    id: 43,
    from: 'Harbour office',
    subject: 'Water is off until noon',
    received: '08:30',
    text: '',
  },
  {
    id: 44,
    from: 'Priya Nair',
    subject: 'Regatta entries',
    received: 'Monday',
    text: 'I still need a third rower.',
  },
];
