import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { conferenceTalks, type Talk } from './conference-talks';
import './table.css';
import './demo-controls.css';
import './line-clamp.css';

export default function LineClamp() {
  const [lines, setLines] = useState('2');

  const columns: ColumnsType<Talk> = [
    { title: 'Time', dataIndex: 'time', width: 72 },
    { title: 'Talk', dataIndex: 'title', rowScope: 'row' },
    {
      title: 'Abstract',
      dataIndex: 'abstract',
      width: '42%',
      render: (abstract: string) => (
        <div className="clamp" style={{ WebkitLineClamp: lines }}>
          {abstract}
        </div>
      ),
    },
  ];

  return (
    <>
      <div className="controls">
        <label>
          Lines
          <select value={lines} onChange={({ target }) => setLines(target.value)}>
            <option>2</option>
            <option>3</option>
            <option value="none">all</option>
          </select>
        </label>
      </div>
      <Table
        rowKey="id"
        columns={columns}
        data={conferenceTalks.slice(0, 4)}
        tableLayout="fixed"
        aria-label="Talks"
      />
    </>
  );
}
