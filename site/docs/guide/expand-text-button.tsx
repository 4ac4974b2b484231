import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { workshops, type Workshop } from './workshops';
import '../demo/table.css';
import '../demo/demo-controls.css';

export default function ExpandTextButton() {
  const [openKeys, setOpenKeys] = useState<string[]>([]);

  const columns: ColumnsType<Workshop> = [
    { title: 'Workshop', dataIndex: 'name', rowScope: 'row' },
    { title: 'Day', dataIndex: 'day' },
    {
      title: 'Details',
      render: (_, { id, name, about }) => {
        if (about === '') return <span className="soft">None yet</span>;
        const open = openKeys.includes(id);
        return (
          <button
            type="button"
            className="action"
            aria-expanded={open}
            aria-label={`About ${name}`}
            onClick={() =>
              setOpenKeys(open ? openKeys.filter((key) => key !== id) : [...openKeys, id])
            }
          >
            About
          </button>
        );
      },
    },
  ];

  return (
    <Table
      rowKey="id"
      columns={columns}
      data={workshops}
      expandable={{
        showExpandColumn: false,
        expandedRowKeys: openKeys,
        expandedRowRender: ({ about }) => <p>{about}</p>,
      }}
    />
  );
}
