import { useState, type Key } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { filterStaff, keysOfParents } from './filter-staff';
import { staff, type Person } from './staff';
import { TreeToggle } from './tree-toggle';
import '../demo/table.css';
import '../demo/demo-controls.css';

const columns: ColumnsType<Person> = [
  { title: 'Name', dataIndex: 'name' },
  { title: 'Role', dataIndex: 'role' },
];

const components = { ExpandIcon: TreeToggle };
const everyParent = keysOfParents(staff);

export default function TreeFilter() {
  const [text, setText] = useState('');
  const [openKeys, setOpenKeys] = useState<readonly Key[]>(['mw']);

  const wanted = text.trim().toLowerCase();
  const matches = ({ name, role }: Person) => `${name} ${role}`.toLowerCase().includes(wanted);
  const people = wanted ? filterStaff(staff, matches) : staff;

  const search = (value: string) => {
    setText(value);
    setOpenKeys(value.trim() ? everyParent : ['mw']);
  };

  return (
    <>
      <div className="controls">
        <label>
          Search
          <input type="search" value={text} onChange={(event) => search(event.target.value)} />
        </label>
        <button type="button" onClick={() => setOpenKeys(everyParent)}>
          Expand all
        </button>
        <button type="button" onClick={() => setOpenKeys([])}>
          Collapse all
        </button>
      </div>
      <Table
        rowKey="id"
        columns={columns}
        data={people}
        components={components}
        emptyText="Nobody matches."
        expandable={{
          childrenColumnName: 'reports',
          indentSize: 20,
          expandedRowKeys: openKeys,
          onExpandedRowsChange: setOpenKeys,
        }}
      />
    </>
  );
}
