import { useState } from 'react';
import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import './table.css';
import './demo-controls.css';

const columns: ColumnsType<BookFile> = [
  { title: 'Name', dataIndex: 'name' },
  { title: 'Size', dataIndex: 'size', align: 'end', width: 96 },
];

function FolderIcon(props: ExpandIconProps<BookFile>) {
  return <ExpandButton {...props} label={`Folder ${props.record?.name}`} />;
}

const components = { ExpandIcon: FolderIcon };

export default function TreeData() {
  const [indentSize, setIndentSize] = useState(20);

  return (
    <>
      <div className="controls">
        <label>
          indentSize
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
        data={files}
        components={components}
        expandable={{ defaultExpandAllRows: true, indentSize }}
      />
    </>
  );
}

interface BookFile {
  path: string;
  name: string;
  size: string;
  children?: BookFile[];
}

const files: BookFile[] = [
  {
    path: 'photos',
    name: 'Photographs',
    size: '17.4 MB',
    children: [
      {
        path: 'photos/bread',
        name: 'Bread',
        size: '7.9 MB',
        children: [
          { path: 'photos/bread/crust.jpg', name: 'crust.jpg', size: '4.2 MB' },
          { path: 'photos/bread/oven.jpg', name: 'oven.jpg', size: '3.7 MB' },
        ],
      },
      { path: 'photos/cover.jpg', name: 'cover.jpg', size: '9.5 MB' },
    ],
  },
  {
    path: 'text',
    name: 'Text',
    size: '84 kB',
    children: [{ path: 'text/bread.md', name: 'bread.md', size: '84 kB' }],
  },
  { path: 'contract.pdf', name: 'contract.pdf', size: '312 kB' },
];
