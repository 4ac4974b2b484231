import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';

interface Museum {
  name: string;
  adults: number;
  students: number;
  groups: number;
  total: number;
}

const museums: Museum[] = [
  { name: 'Harbour Museum', adults: 11240, students: 3870, groups: 2105, total: 17215 },
  { name: 'Textile Mill', adults: 4310, students: 1260, groups: 1880, total: 7450 },
  { name: 'Fine Arts', adults: 28760, students: 4120, groups: 5340, total: 38220 },
  { name: 'Print Shop', adults: 1950, students: 640, groups: 310, total: 2900 },
];

const format = (visitors: number) => visitors.toLocaleString('en');

function sum(rows: readonly Museum[], field: 'adults' | 'students' | 'groups' | 'total') {
  return format(rows.reduce((total, row) => total + row[field], 0));
}

export default function TitleAndFooter() {
  const [fixed, setFixed] = useState(false);

  const columns: ColumnsType<Museum> = [
    { title: 'Museum', dataIndex: 'name', width: 160, fixed: fixed && 'start' },
    { title: 'Adults', dataIndex: 'adults', width: 180, align: 'end', render: format },
    { title: 'Students', dataIndex: 'students', width: 180, align: 'end', render: format },
    { title: 'Groups', dataIndex: 'groups', width: 180, align: 'end', render: format },
    {
      title: 'Total',
      dataIndex: 'total',
      width: 120,
      align: 'end',
      fixed: fixed && 'end',
      render: format,
    },
  ];

  return (
    <>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={fixed}
            onChange={(event) => setFixed(event.target.checked)}
          />
          Fix the first and last column
        </label>
      </div>
      <Table
        ref={focusableScrollArea}
        rowKey="name"
        columns={columns}
        data={museums}
        expandable={{}}
        scroll={{ x: 820 }}
        aria-label="Visitors in 2025"
        title={() => 'Visitors in 2025'}
        footer={(rows) => `${rows.length} museums, all in Bergen`}
        summary={(rows) => (
          <Table.Summary.Row>
            <Table.Summary.Cell index={0}>All museums</Table.Summary.Cell>
            <Table.Summary.Cell index={1} align="end">
              {sum(rows, 'adults')}
            </Table.Summary.Cell>
            <Table.Summary.Cell index={2} align="end">
              {sum(rows, 'students')}
            </Table.Summary.Cell>
            <Table.Summary.Cell index={3} align="end">
              {sum(rows, 'groups')}
            </Table.Summary.Cell>
            <Table.Summary.Cell index={4} align="end">
              {sum(rows, 'total')}
            </Table.Summary.Cell>
          </Table.Summary.Row>
        )}
      />
    </>
  );
}
