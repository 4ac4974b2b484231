import { useState } from 'react';
import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';

interface Entry {
  name: string;
  children?: Entry[];
}
const columns: ColumnsType<Entry> = [{ title: 'Name', dataIndex: 'name' }];

function ExpandIcon({ record, expanded, expandable, onClick }: ExpandIconProps<Entry>) {
  if (!expandable) return null;
  return (
    <button
      type="button"
      aria-expanded={expanded}
      aria-label={`${expanded ? 'Collapse' : 'Expand'} ${record?.name}`}
      onClick={onClick}
    >
      {expanded ? '−' : '+'}
    </button>
  );
}

export default function LazyTree() {
  const [data, setData] = useState<Entry[]>([{ name: 'docs', children: [] }]);
  const load = (expanded: boolean, { name, children }: Entry) => {
    if (!expanded || children?.length) return;
    setTimeout(
      () =>
        setData((entries) =>
          entries.map((entry) =>
            entry.name === name ? { ...entry, children: [{ name: 'readme.md' }, { name: 'api.md' }] } : entry,
          ),
        ),
      100,
    );
  };
  return (
    <Table
      rowKey="name"
      columns={columns}
      data={data}
      components={{ ExpandIcon }}
      expandable={{ indentSize: 16, onExpand: load }}
    />
  );
}
