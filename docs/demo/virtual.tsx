import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { VirtualTable, type ColumnsType, type Reference, type VirtualTableProps } from '@rc-component/table';
import { createReadings, timeOf, type Reading } from './station-readings';
import './table.css';
import './virtual.css';

const ROWS = 40_000;
const ROW_HEIGHT = 44;
const ROWS_IN_VIEW = 10;

// Spread, for the type of `VirtualTable` does not know `listItemHeight`; `VirtualTableProps` does.
const size: Pick<VirtualTableProps<Reading>, 'listItemHeight' | 'scroll'> = {
  listItemHeight: ROW_HEIGHT,
  scroll: { x: 912, y: ROWS_IN_VIEW * ROW_HEIGHT },
};

const oneDecimal = (value: number) => value.toFixed(1).replace('-', '−');
const grouped = (value: number) => value.toLocaleString('en');

const columns: ColumnsType<Reading> = [
  { title: 'Row', dataIndex: 'row', key: 'row', width: 84, align: 'end', fixed: 'start', render: grouped },
  {
    title: 'Hour (UTC)',
    key: 'hour',
    width: 156,
    render: (_, reading) => timeOf(reading),
    // Four quarters of an hour share one cell: the first spans, the others step back.
    onCell: (_, index = 0) => ({ rowSpan: index % 4 === 0 ? 4 : 0 }),
  },
  { title: 'Minute', key: 'minute', width: 84, align: 'end', render: (_, reading) => timeOf(reading).slice(-2) },
  {
    title: 'Wind, m/s',
    key: 'wind',
    children: [
      {
        title: 'Mean',
        key: 'mean',
        width: 84,
        align: 'end',
        render: (_, { wind }) => (wind ? oneDecimal(wind.mean) : <span className="soft">Anemometer frozen</span>),
        onCell: ({ wind }) => (wind ? {} : { colSpan: 3, style: { textAlign: 'center' } }),
      },
      {
        title: 'Gust',
        key: 'gust',
        width: 84,
        align: 'end',
        render: (_, { wind }) => wind && oneDecimal(wind.gust),
        onCell: ({ wind }) => ({ colSpan: wind ? 1 : 0 }),
      },
      {
        title: 'From',
        key: 'from',
        width: 80,
        render: (_, { wind }) => wind?.from,
        onCell: ({ wind }) => ({ colSpan: wind ? 1 : 0 }),
      },
    ],
  },
  {
    title: 'Air',
    key: 'air',
    children: [
      { title: 'Humidity, %', dataIndex: 'humidity', key: 'humidity', width: 124, align: 'end' },
      { title: 'Pressure, hPa', dataIndex: 'pressure', key: 'pressure', width: 136, align: 'end', render: oneDecimal },
    ],
  },
  { title: '°C', dataIndex: 'temperature', key: 'temperature', width: 80, align: 'end', fixed: 'end', render: oneDecimal },
];

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: ROWS_IN_VIEW, PageUp: -ROWS_IN_VIEW, Home: -ROWS, End: ROWS };

export default function Virtual() {
  const table = useRef<Reference>(null);
  const [first, setFirst] = useState(1);
  const readings = useMemo(() => createReadings(ROWS), []);

  const goTo = (row: number) => table.current?.scrollTo({ key: row, align: 'start' });

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    table.current?.scrollTo({ top: (first - 1 + step) * ROW_HEIGHT });
  }

  return (
    <>
      <div className="controls">
        <button type="button" onClick={() => goTo(1)}>First row</button>
        <button type="button" onClick={() => goTo(20_000)}>Row 20,000</button>
        <button type="button" onClick={() => goTo(ROWS)}>Last row</button>
        <output className="top-row" aria-live="off">
          Top row: {grouped(first)} of {grouped(ROWS)}
        </output>
      </div>
      <div className="readings" role="region" aria-label="Readings" tabIndex={0} onKeyDown={onKeyDown}>
        <VirtualTable
          ref={table}
          columns={columns}
          data={readings}
          rowKey="row"
          {...size}
          onScroll={({ currentTarget }) => setFirst(Math.round(currentTarget.scrollTop / ROW_HEIGHT) + 1)}
        />
      </div>
    </>
  );
}
