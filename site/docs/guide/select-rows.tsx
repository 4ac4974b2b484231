import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { SelectCheckbox } from './select-checkbox';
import { useRowSelection } from './use-row-selection';
import '../demo/table.css';
import '../demo/demo-controls.css';

interface FileEntry {
  id: string;
  name: string;
  owner: string;
  size: number;
}

export default function SelectRows() {
  const [rows, setRows] = useState(documents);
  const selection = useRowSelection(rows.map(({ id }) => id));

  const columns: ColumnsType<FileEntry> = [
    {
      key: 'select',
      width: 44,
      title: (
        <SelectCheckbox
          label="Select all documents"
          checked={selection.allSelected}
          indeterminate={selection.someSelected}
          onChange={({ target }) => selection.changeAll(target.checked)}
        />
      ),
      render: (_, { id, name }) => (
        <SelectCheckbox
          label={`Select ${name}`}
          checked={selection.selected.has(id)}
          onChange={({ target }, shiftKey) => selection.changeRow(id, target.checked, shiftKey)}
        />
      ),
    },
    { title: 'Name', dataIndex: 'name', rowScope: 'row' },
    { title: 'Owner', dataIndex: 'owner' },
    {
      title: 'Size',
      dataIndex: 'size',
      align: 'end',
      render: (size: number) => `${size.toLocaleString('en')} KB`,
    },
  ];

  function deleteSelected() {
    setRows(rows.filter(({ id }) => !selection.selected.has(id)));
    selection.clear();
  }

  return (
    <>
      <div className="controls">
        <button type="button" aria-disabled={selection.count === 0} onClick={deleteSelected}>
          Delete
        </button>
        <output>
          {selection.count} of {rows.length} selected
        </output>
      </div>
      <Table
        rowKey="id"
        columns={columns}
        data={rows}
        rowClassName={({ id }) => (selection.selected.has(id) ? 'selected-row' : '')}
        emptyText="All documents are deleted."
      />
    </>
  );
}

const documents: FileEntry[] = [
  { id: 'd1', name: 'Budget.xlsx', owner: 'Noor', size: 84 },
  { id: 'd2', name: 'Contract.pdf', owner: 'Ilse', size: 412 },
  { id: 'd3', name: 'Floor plan.svg', owner: 'Noor', size: 37 },
  { id: 'd4', name: 'Minutes.docx', owner: 'Pavel', size: 29 },
  { id: 'd5', name: 'Photos.zip', owner: 'Ilse', size: 9310 },
  { id: 'd6', name: 'Roadmap.md', owner: 'Pavel', size: 6 },
];
