import type { ColumnsType } from '@rc-component/table';
import type { Reading } from './station-readings';

const isoTime = (time: number) => new Date(time).toISOString();
const decimal = (value: number) => value.toFixed(1).replace('-', '−');

/** Merges the cells of an hour: the first of four rows spans them, the others show no cell. */
const hourCell = (_: Reading, index = 0) => ({ rowSpan: index % 4 === 0 ? 4 : 0 });

/** Merges the three wind cells of a row while the anemometer is frozen. */
const meanCell = ({ frozen }: Reading) => ({ colSpan: frozen ? 3 : 1 });
const otherWindCell = ({ frozen }: Reading) => ({ colSpan: frozen ? 0 : 1 });

export const readingColumns: ColumnsType<Reading> = [
  {
    title: 'Row',
    dataIndex: 'row',
    key: 'row',
    width: 84,
    align: 'end',
    fixed: 'start',
    render: (row: number) => row.toLocaleString('en'),
  },
  {
    title: 'Hour (UTC)',
    dataIndex: 'time',
    key: 'hour',
    width: 156,
    render: (time: number) => isoTime(time).slice(0, 16).replace('T', ' '),
    onCell: hourCell,
  },
  {
    title: 'Minute',
    dataIndex: 'time',
    key: 'minute',
    width: 84,
    align: 'end',
    render: (time: number) => isoTime(time).slice(14, 16),
  },
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
        render: (wind: number, { frozen }) =>
          frozen ? <span className="soft">Anemometer frozen</span> : decimal(wind),
        onCell: meanCell,
      },
      {
        title: 'Gust',
        dataIndex: 'gust',
        key: 'gust',
        width: 84,
        align: 'end',
        render: decimal,
        onCell: otherWindCell,
      },
      { title: 'From', dataIndex: 'from', key: 'from', width: 80, onCell: otherWindCell },
    ],
  },
  {
    title: 'Air',
    key: 'air',
    children: [
      { title: 'Humidity, %', dataIndex: 'humidity', key: 'humidity', width: 124, align: 'end' },
      {
        title: 'Pressure, hPa',
        dataIndex: 'pressure',
        key: 'pressure',
        width: 136,
        align: 'end',
        render: decimal,
      },
    ],
  },
  {
    title: '°C',
    dataIndex: 'temperature',
    key: 'temperature',
    width: 80,
    align: 'end',
    fixed: 'end',
    render: decimal,
  },
];
