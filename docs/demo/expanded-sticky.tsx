import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import { conferenceTalks, type Talk } from './conference-talks';
import { useBarHeight } from './use-bar-height';
import './table.css';
import './demo-controls.css';
import './expanded-sticky.css';

const columns: ColumnsType<Talk> = [
  {
    title: 'Time',
    dataIndex: 'time',
    key: 'time',
    width: 80,
    onCell: ({ timeSpan }) => ({ rowSpan: timeSpan, style: { verticalAlign: 'top' } }),
  },
  Table.EXPAND_COLUMN,
  { title: 'Talk', dataIndex: 'title', key: 'title' },
  { title: 'Speaker', dataIndex: 'speaker', key: 'speaker', width: 150 },
  { title: 'Room', dataIndex: 'room', key: 'room', width: 96 },
];

function AbstractIcon(props: ExpandIconProps<Talk>) {
  return <ExpandButton {...props} label={`Abstract of ${props.record?.title}`} />;
}

export default function ExpandedSticky() {
  const offsetHeader = useBarHeight();

  return (
    <div className="talks">
      <Table
        rowKey="id"
        aria-label="Programme"
        columns={columns}
        data={conferenceTalks}
        scroll={{ x: 720 }}
        sticky={{ offsetHeader }}
        components={{ ExpandIcon: AbstractIcon }}
        expandable={{
          columnTitle: <span className="spoken">Abstract</span>,
          columnWidth: 52,
          expandedRowOffset: 1,
          defaultExpandedRowKeys: ['talk-2'],
          expandedRowRender: ({ abstract }) => <p>{abstract}</p>,
        }}
      />
    </div>
  );
}
