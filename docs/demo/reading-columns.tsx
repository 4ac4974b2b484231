import type { ColumnsType } from '@rc-component/table';
import { timeOf, type Reading } from './station-readings';

const separated = (value: number) => value.toLocaleString('en');
const tenths = (value: number) => (value / 10).toFixed(1).replace('-', '−');

/** Four quarters of an hour share one cell: the first spans, the others step back. */
const hourCell = (_: Reading, index = 0) => ({ rowSpan: index % 4 === 0 ? 4 : 0 });

/** A frozen anemometer takes the place of all three values of the wind: one cell spans, two step back. */
const firstWindCell = ({ frozen }: Reading) => (frozen ? { colSpan: 3, style: { textAlign: 'center' as const } } : {});
const otherWindCell = ({ frozen }: Reading) => ({ colSpan: frozen ? 0 : 1 });

export const readingColumns: ColumnsType<Reading> = [
  { title: 'Row', dataIndex: 'row', key: 'row', width: 84, align: 'end', fixed: 'start', render: separated },
  { title: 'Hour (UTC)', key: 'hour', width: 156, render: (_, reading) => timeOf(reading), onCell: hourCell },
  { title: 'Minute', key: 'minute', width: 84, align: 'end', render: (_, reading) => timeOf(reading).slice(-2) },
  {
    title: 'Wind, m/s',
    key: 'wind',
    children: [
      {
        title: 'Mean',
        dataIndex: 'wind',
        key: 'mean',
        width: 84,
        align: 'end',
        render: (wind: number, { frozen }) => (frozen ? <span className="soft">Anemometer frozen</span> : tenths(wind)),
        onCell: firstWindCell,
      },
      { title: 'Gust', dataIndex: 'gust', key: 'gust', width: 84, align: 'end', render: tenths, onCell: otherWindCell },
      { title: 'From', dataIndex: 'from', key: 'from', width: 80, onCell: otherWindCell },
    ],
  },
  {
    title: 'Air',
    key: 'air',
    children: [
      { title: 'Humidity, %', dataIndex: 'humidity', key: 'humidity', width: 124, align: 'end' },
      { title: 'Pressure, hPa', dataIndex: 'pressure', key: 'pressure', width: 136, align: 'end', render: tenths },
    ],
  },
  { title: '°C', dataIndex: 'temperature', key: 'temperature', width: 80, align: 'end', fixed: 'end', render: tenths },
];
