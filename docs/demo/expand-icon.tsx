import { useState } from 'react';
import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import { messages, type Message } from './messages';
import './table.css';
import './demo-controls.css';

const ICONS = {
  row: { open: MailOpen, closed: Mail },
  all: { open: ChevronsDownUp, closed: ChevronsUpDown },
};

function MessageIcon({ prefixCls, type, record, expanded, expandable, onClick }: ExpandIconProps<Message>) {
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

// Declared out here, to be the same component at every render.
const components = { ExpandIcon: MessageIcon };

const columns: ColumnsType<Message> = [
  { title: 'From', dataIndex: 'from', key: 'from' },
  { title: 'Subject', dataIndex: 'subject', key: 'subject' },
  { title: 'Received', dataIndex: 'received', key: 'received', align: 'end' },
];

export default function CustomExpandIcon() {
  const [event, setEvent] = useState('none yet');

  return (
    <>
      <p className="controls">
        <output>Last event: {event}</output>
      </p>
      <Table
        rowKey="id"
        columns={columns}
        data={messages}
        components={components}
        expandable={{
          columnTitle: ({ expandIcon }) => (
            <>
              {expandIcon}
              <span className="spoken">Text</span>
            </>
          ),
          showExpandAll: true,
          defaultExpandedRowKeys: ['m-42'],
          rowExpandable: ({ text }) => text !== '',
          expandedRowRender: ({ text }) => <p>{text}</p>,
          onExpand: (expanded, { from }) => setEvent(`onExpand, ${from}, ${expanded ? 'opened' : 'closed'}`),
          onExpandAll: (expanded) => setEvent(`onExpandAll, ${expanded ? 'opened' : 'closed'}`),
        }}
      />
    </>
  );
}
