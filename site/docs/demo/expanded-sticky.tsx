import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { conferenceTalks, type Talk } from './conference-talks';
import { ExpandButton } from './expand-button';
import './table.css';
import './demo-controls.css';

/** Merges the time cells of talks that start at the same time. */
function mergeTimes({ time }: Talk, index = 0) {
  if (conferenceTalks[index - 1]?.time === time) return { rowSpan: 0 };
  const rowSpan = conferenceTalks.filter((talk) => talk.time === time).length;
  return { rowSpan, style: { verticalAlign: 'top' } };
}

const columns: ColumnsType<Talk> = [
  { title: 'Time', dataIndex: 'time', width: 80, onCell: mergeTimes },
  Table.EXPAND_COLUMN,
  { title: 'Talk', dataIndex: 'title' },
  { title: 'Speaker', dataIndex: 'speaker', width: 150 },
  { title: 'Room', dataIndex: 'room', width: 96 },
];

function AbstractIcon(props: ExpandIconProps<Talk>) {
  return <ExpandButton {...props} label={`Abstract of ${props.record?.title}`} />;
}

const components = { ExpandIcon: AbstractIcon };

export default function ExpandedSticky() {
  return (
    <Table
      rowKey="id"
      aria-label="Programme"
      columns={columns}
      data={conferenceTalks}
      scroll={{ x: 720 }}
      sticky
      components={components}
      expandable={{
        expandedRowOffset: 1,
        columnTitle: <span className="spoken">Abstract</span>,
        columnWidth: 52,
        defaultExpandedRowKeys: [2],
        expandedRowRender: ({ abstract }) => <p>{abstract}</p>,
      }}
    />
  );
}
