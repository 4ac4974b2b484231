import { useState } from 'react';
import Table, {
  type ColumnsType,
  type ExpandableConfig,
  type ExpandIconProps,
} from '@rc-component/table';
import { ExpandButton } from './expand-button';
import { museumBudget, type BudgetLine } from './museum-budget';
import './table.css';
import './demo-controls.css';
import './expanded-row-class-name.css';

type ClassName = ExpandableConfig<BudgetLine>['expandedRowClassName'];

const CLASS_NAMES = {
  Level: (_record, _index, level) => `marked level-${level}`,
  Index: (_record, index) => (index % 2 === 0 ? 'marked even' : ''),
  Record: (record) => (record.spent > record.planned ? 'marked over-budget' : ''),
} satisfies Record<string, ClassName>;

const columns: ColumnsType<BudgetLine> = [
  { title: 'Budget line', dataIndex: 'name' },
  { title: 'Plan, k€', dataIndex: 'planned', align: 'end' },
  { title: 'Spent, k€', dataIndex: 'spent', align: 'end' },
];

function BudgetIcon(props: ExpandIconProps<BudgetLine>) {
  return <ExpandButton {...props} label={`Lines of ${props.record?.name}`} />;
}

const components = { ExpandIcon: BudgetIcon };

export default function ExpandedRowClass() {
  const [source, setSource] = useState<keyof typeof CLASS_NAMES>('Level');

  return (
    <>
      <div className="controls" role="group" aria-label="Class depends on">
        <span>Class depends on</span>
        {(['Level', 'Index', 'Record'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === source}
            onClick={() => setSource(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <Table
        rowKey="name"
        aria-label="Budget"
        columns={columns}
        data={museumBudget}
        components={components}
        expandable={{
          defaultExpandAllRows: true,
          indentSize: 20,
          expandedRowClassName: CLASS_NAMES[source],
        }}
      />
    </>
  );
}
