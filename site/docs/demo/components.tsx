import type { ComponentProps } from 'react';
import Table, { type ColumnsType, type TableProps } from '@rc-component/table';
import { flights, type Flight } from './flights';
import './table.css';
import './components.css';

/** The `table` element of the header, with a bar above it. */
function HeaderTable(props: ComponentProps<'table'>) {
  return (
    <>
      <div className="board-bar">Departures, local time</div>
      <table {...props} />
    </>
  );
}

// Outside the component: a new component type on each render would remount the header.
const components: TableProps<Flight>['components'] = { header: { table: HeaderTable } };

const classNames: TableProps<Flight>['classNames'] = {
  section: 'board',
  header: { wrapper: 'board-header', cell: 'board-header-cell' },
  body: { wrapper: 'board-body', row: 'board-row', cell: 'board-cell' },
  footer: 'board-footer',
};

const columns: ColumnsType<Flight> = [
  { title: 'Time', dataIndex: 'time', key: 'time', width: 72 },
  { title: 'To', dataIndex: 'to', key: 'to' },
  { title: 'Flight', dataIndex: 'number', key: 'number', width: 88 },
  { title: 'Gate', dataIndex: 'gate', key: 'gate', width: 68, align: 'end' },
];

export default function ReplaceElements() {
  return (
    <div className="board-box" role="region" aria-label="Departures" tabIndex={0}>
      <Table
        rowKey="number"
        columns={columns}
        data={flights}
        sticky
        components={components}
        classNames={classNames}
        footer={(rows) => `${rows.length} flights`}
      />
    </div>
  );
}
