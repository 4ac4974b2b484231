import { useState } from 'react';
import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { bookFiles, type BookFile } from './book-files';
import { ExpandButton } from './expand-button';
import './table.css';
import './demo-controls.css';

const columns: ColumnsType<BookFile> = [
  { title: 'Name', dataIndex: 'name', key: 'name' },
  { title: 'Changed', dataIndex: 'changed', key: 'changed', width: 112 },
  {
    title: 'Size',
    dataIndex: 'size',
    key: 'size',
    width: 88,
    align: 'end',
    render: (size: number) => (size < 1000 ? `${size} kB` : `${(size / 1000).toFixed(1)} MB`),
  },
];

function FolderIcon(props: ExpandIconProps<BookFile>) {
  return <ExpandButton {...props} label={`Folder ${props.record?.name}`} />;
}

export default function TreeData() {
  const [indentSize, setIndentSize] = useState(20);

  return (
    <>
      <div className="controls">
        <label>
          Indent by
          <input
            type="range"
            max={40}
            step={4}
            value={indentSize}
            onChange={(event) => setIndentSize(event.target.valueAsNumber)}
          />
          <output>{indentSize} px</output>
        </label>
      </div>
      <Table
        rowKey="path"
        aria-label="Files of a cookbook"
        columns={columns}
        data={bookFiles}
        components={{ ExpandIcon: FolderIcon }}
        expandable={{ defaultExpandAllRows: true, indentSize }}
      />
    </>
  );
}
