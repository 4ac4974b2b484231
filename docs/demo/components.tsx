import { createContext, useContext, useMemo, useState, type ComponentProps } from 'react';
import Table, { type ColumnsType, type TableProps } from '@rc-component/table';
import { flights, type Flight } from './flights';
import './table.css';
import './demo-controls.css';
import './components.css';

/** What the bar in the head shows and changes. */
const LateOnly = createContext({ lateOnly: false, setLateOnly: (_: boolean) => {} });

/** The table around the head, and a bar above it that sticks as the head does. */
function HeadWithBar(props: ComponentProps<'table'>) {
  const { lateOnly, setLateOnly } = useContext(LateOnly);
  return (
    <>
      <div className="controls board-bar">
        <strong>Departures</strong>
        <label>
          <input type="checkbox" checked={lateOnly} onChange={(event) => setLateOnly(event.target.checked)} />
          Late flights only
        </label>
      </div>
      <table {...props} />
    </>
  );
}

// Outside the component: another component at every render would mount the head anew each time.
const components: TableProps<Flight>['components'] = { header: { table: HeadWithBar } };

const classNames: TableProps<Flight>['classNames'] = {
  section: 'board',
  header: { wrapper: 'board-head', cell: 'board-head-cell' },
  body: { wrapper: 'board-body', row: 'board-row', cell: 'board-cell' },
  footer: 'board-footer',
};

const columns: ColumnsType<Flight> = [
  { title: 'Time', dataIndex: 'time', key: 'time', width: 72 },
  {
    title: 'To',
    dataIndex: 'to',
    key: 'to',
    render: (to: string, { late }) => (
      <>
        {to} {late > 0 && <span className="board-late">+{late} min</span>}
      </>
    ),
  },
  { title: 'Flight', dataIndex: 'number', key: 'number', width: 88 },
  { title: 'Gate', dataIndex: 'gate', key: 'gate', width: 68, align: 'end' },
];

export default function ReplaceElements() {
  const [lateOnly, setLateOnly] = useState(false);
  const bar = useMemo(() => ({ lateOnly, setLateOnly }), [lateOnly]);
  const shown = flights.filter(({ late }) => !lateOnly || late > 0);

  return (
    <LateOnly value={bar}>
      <div className="board-box" role="region" aria-label="Departures" tabIndex={0}>
        <Table
          rowKey="number"
          columns={columns}
          data={shown}
          sticky
          components={components}
          classNames={classNames}
          footer={() => `${shown.length} of ${flights.length} flights`}
        />
      </div>
    </LateOnly>
  );
}
