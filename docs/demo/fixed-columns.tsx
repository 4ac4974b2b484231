import { useState } from 'react';
import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { cafes, months, type Cafe } from './cafes';
import { ExpandButton } from './expand-button';
import { Switches } from './switches';
import './table.css';
import './demo-controls.css';

const SWITCHES = [
  ['columns', 'Fixed columns'],
  ['summary', 'Fixed summary'],
] as const;
type Switch = (typeof SWITCHES)[number][0];

/** A sum in thousands of euros. */
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0).toLocaleString('en');

function CafeIcon(props: ExpandIconProps<Cafe>) {
  return <ExpandButton {...props} label={`About ${props.record?.name ?? 'all cafés'}`} />;
}

/** What an expanded row says. */
const aboutCafe = ({ city, opened, seats }: Cafe) => `${city}, ${seats} seats, opened in ${opened}`;

export default function FixedColumns() {
  const [on, setOn] = useState<Switch[]>(['columns', 'summary']);
  const pinned = on.includes('columns');

  const columns: ColumnsType<Cafe> = [
    { title: 'Café', dataIndex: 'name', key: 'name', width: 104, rowScope: 'row', fixed: pinned && 'start' },
    ...months.map((title, month) => ({
      title,
      dataIndex: ['takings', month],
      key: title,
      width: 64,
      align: 'end' as const,
    })),
    {
      title: 'Year',
      key: 'year',
      width: 76,
      align: 'end',
      fixed: pinned && 'end',
      render: (_, { takings }) => <b>{sum(takings)}</b>,
    },
  ];

  return (
    <>
      <div className="controls">
        <Switches names={SWITCHES} on={on} onChange={setOn} />
      </div>
      <Table
        rowKey="name"
        columns={columns}
        data={cafes}
        title={() => 'Takings in thousands of euros'}
        aria-label="Takings in thousands of euros"
        scroll={{ x: 988, y: 330 }}
        components={{ ExpandIcon: CafeIcon }}
        expandable={{
          columnTitle: <span className="spoken">Details</span>,
          columnWidth: 40,
          expandedRowRender: aboutCafe,
        }}
        summary={(rows) => (
          <Table.Summary fixed={on.includes('summary')}>
            <Table.Summary.Row>
              <Table.Summary.Cell index={0} colSpan={2}>
                {rows.length} cafés
              </Table.Summary.Cell>
              {months.map((name, month) => (
                <Table.Summary.Cell key={name} index={month + 2} align="end">
                  {sum(rows.map(({ takings }) => takings[month] ?? 0))}
                </Table.Summary.Cell>
              ))}
              <Table.Summary.Cell index={months.length + 2} align="end">
                {sum(rows.flatMap(({ takings }) => takings))}
              </Table.Summary.Cell>
            </Table.Summary.Row>
          </Table.Summary>
        )}
      />
    </>
  );
}
