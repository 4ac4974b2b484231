import { useRef, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import Tooltip from '@rc-component/tooltip';
import './table.css';
import './ellipsis-custom-tooltip.css';

interface Message {
  id: number;
  from: string;
  text: string;
}

const columns: ColumnsType<Message> = [
  { title: 'From', dataIndex: 'from', width: 132 },
  {
    title: 'Message',
    dataIndex: 'text',
    ellipsis: { showTitle: false },
    render: (text: string) => <CutText text={text} />,
  },
];

/** One line of text, with a tooltip if it doesn't fit. */
function CutText({ text }: { text: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const isCut = () => ref.current !== null && ref.current.scrollWidth > ref.current.clientWidth;

  return (
    <Tooltip
      overlay={text}
      placement="topLeft"
      showArrow={false}
      visible={open}
      onVisibleChange={(next) => setOpen(next && isCut())}
    >
      <span ref={ref} className="cut-text" tabIndex={0}>
        {text}
      </span>
    </Tooltip>
  );
}

const messages: Message[] = [
  {
    id: 1,
    from: 'Amara Okafor',
    text:
      'I timed it on three mornings. It starts to whistle at about 80 degrees, whether the ' +
      'lid is on or off, and goes quiet again just before the boil.',
  },
  { id: 2, from: 'Lukas Brandt', text: 'It came. Thank you!' },
  {
    id: 3,
    from: 'Inês Carvalho',
    text:
      'Photos are attached, of the bowls and of every side of the box. I would rather have ' +
      'two new bowls than the money back, if the glaze is still the same green.',
  },
  {
    id: 4,
    from: 'Omar Haddad',
    text:
      'The neighbours at number 14 can take it in. They are at home until three, and the shop' +
      ' on the corner takes parcels until seven in the evening.',
  },
];

export default function EllipsisCustomTooltip() {
  return <Table rowKey="id" columns={columns} data={messages} />;
}
