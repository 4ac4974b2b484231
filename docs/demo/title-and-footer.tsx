import { useId, useState } from 'react';
import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from './expand-button';
import { days, museums, type Museum } from './museum-visits';
import './table.css';
import './demo-controls.css';

const separated = (count: number) => count.toLocaleString('en');
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const sumByDay = (rows: readonly Museum[]) => days.map((_, day) => sum(rows.map(({ visits }) => visits[day] ?? 0)));

function NoteIcon(props: ExpandIconProps<Museum>) {
  return <ExpandButton {...props} label={`Note on ${props.record?.name}`} />;
}

function busiestDay(rows: readonly Museum[]) {
  const sums = sumByDay(rows);
  const most = Math.max(...sums);
  return `Busiest day: ${days[sums.indexOf(most)]}, with ${separated(most)} visitors`;
}

function totals(rows: readonly Museum[]) {
  const sums = sumByDay(rows);
  return (
    <Table.Summary.Row>
      <Table.Summary.Cell index={0} colSpan={2}>
        Total
      </Table.Summary.Cell>
      {[...sums, sum(sums)].map((total, index) => (
        <Table.Summary.Cell key={index} index={index + 2} align="end">
          {separated(total)}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  );
}

export default function TitleAndFooter() {
  const titleId = useId();
  const [city, setCity] = useState('');
  const [pinned, setPinned] = useState(false);
  const rows = museums.filter((museum) => !city || museum.city === city);

  const columns: ColumnsType<Museum> = [
    { title: 'Museum', dataIndex: 'name', key: 'name', width: 128, fixed: pinned && 'start', rowScope: 'row' },
    ...days.map((title, day) => ({
      title,
      dataIndex: ['visits', day],
      key: title,
      width: 80,
      align: 'end' as const,
      render: separated,
    })),
    {
      title: 'Week',
      key: 'week',
      width: 80,
      align: 'end',
      fixed: pinned && 'end',
      render: (_, { visits }) => separated(sum(visits)),
    },
  ];

  return (
    <>
      <div className="controls">
        <label>
          City
          <select value={city} onChange={(event) => setCity(event.target.value)}>
            <option value="">Both</option>
            <option>Bergen</option>
            <option>Ghent</option>
          </select>
        </label>
        <label>
          <input type="checkbox" checked={pinned} onChange={(event) => setPinned(event.target.checked)} />
          Fixed columns
        </label>
      </div>
      <Table
        aria-labelledby={titleId}
        rowKey="id"
        columns={columns}
        data={rows}
        tableLayout="fixed"
        scroll={{ x: 820 }}
        components={{ ExpandIcon: NoteIcon }}
        expandable={{
          columnTitle: <span className="spoken">Note</span>,
          columnWidth: 52,
          expandedRowRender: ({ note }) => note,
        }}
        title={({ length }) => <span id={titleId}>Visitors in week 23, {length} museums</span>}
        footer={busiestDay}
        summary={totals}
      />
    </>
  );
}
