import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { cafes, months, type Cafe } from './cafes';
import { ExpandButton } from './expand-button';
import './table.css';
import './demo-controls.css';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const columns: ColumnsType<Cafe> = [
  { title: 'Café', dataIndex: 'name', width: 104, fixed: 'start', rowScope: 'row' },
  ...months.map((title, month) => ({
    title,
    dataIndex: ['takings', month],
    width: 64,
    align: 'end' as const,
  })),
  {
    title: 'Year',
    width: 76,
    align: 'end',
    fixed: 'end',
    render: (_, { takings }) => <b>{sum(takings)}</b>,
  },
];

function CafeIcon(props: ExpandIconProps<Cafe>) {
  return <ExpandButton {...props} label={`Details of ${props.record?.name ?? 'all cafés'}`} />;
}

export default function FixedColumns() {
  return (
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
        expandedRowRender: ({ city, seats, opened }) =>
          `${city}, ${seats} seats, opened in ${opened}`,
      }}
      summary={(rows) => (
        <Table.Summary fixed>
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
              {sum(rows.flatMap(({ takings }) => takings)).toLocaleString('en')}
            </Table.Summary.Cell>
          </Table.Summary.Row>
        </Table.Summary>
      )}
    />
  );
}
