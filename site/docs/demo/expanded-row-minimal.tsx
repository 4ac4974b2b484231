import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import './table.css';

interface Build {
  id: string;
  branch: string;
  result: string;
  log: string;
}

const builds: Build[] = [
  {
    id: '#118',
    branch: 'main',
    result: 'Failed',
    log: 'Test "refunds a gift card" took over 30 s.',
  },
  { id: '#117', branch: 'main', result: 'Passed', log: '412 tests passed in 1 min 52 s.' },
  { id: '#116', branch: 'checkout', result: 'Cancelled', log: 'Mira replaced it by build #117.' },
];

const columns: ColumnsType<Build> = [
  { title: 'Build', dataIndex: 'id' },
  { title: 'Branch', dataIndex: 'branch' },
  { title: 'Result', dataIndex: 'result' },
];

function BuildIcon(props: ExpandIconProps<Build>) {
  return <ExpandButton {...props} label={`Log of build ${props.record?.id}`} />;
}

const components = { ExpandIcon: BuildIcon };

export default function ExpandedRowMinimal() {
  return (
    <Table
      rowKey="id"
      columns={columns}
      data={builds}
      components={components}
      expandable={{
        columnTitle: 'Log',
        defaultExpandedRowKeys: ['#118'],
        expandedRowRender: (build) => <p>{build.log}</p>,
      }}
    />
  );
}
