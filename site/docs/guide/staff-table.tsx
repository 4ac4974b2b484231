import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { DetailsButton } from './details-button';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './staff-table.css';

interface Person {
  id: number;
  name: string;
  team: string;
  hours: number;
  note: string;
}

const staff: Person[] = [
  { id: 1, name: 'Grace Murray', team: 'Platform', hours: 38, note: 'On call this week' },
  { id: 2, name: 'Ada Byron', team: 'Search', hours: 24, note: 'Away on Friday' },
  { id: 3, name: 'Radia Joy', team: 'Billing', hours: 31, note: 'Mentors the new starters' },
];

export default function StaffTable() {
  const [sorted, setSorted] = useState(false);
  const rows = sorted ? staff.toSorted((a, b) => a.hours - b.hours) : staff;

  const columns: ColumnsType<Person> = [
    { title: 'Name', dataIndex: 'name', rowScope: 'row' },
    { title: 'Team', dataIndex: 'team' },
    {
      title: (
        <button type="button" className="action" onClick={() => setSorted(!sorted)}>
          Hours
        </button>
      ),
      dataIndex: 'hours',
      align: 'end',
      onHeaderCell: () => ({ 'aria-sort': sorted ? 'ascending' : 'none' }),
    },
  ];

  return (
    <Table
      aria-label="Staff"
      rowKey="id"
      columns={columns}
      data={rows}
      components={{ ExpandIcon: DetailsButton }}
      expandable={{
        columnTitle: <span className="spoken">Details</span>,
        expandedRowRender: ({ note }) => note,
      }}
    />
  );
}
