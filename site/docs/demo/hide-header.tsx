import Table, { type ColumnsType } from '@rc-component/table';
import './table.css';

interface Reading {
  sensor: string;
  value: string;
}

const columns: ColumnsType<Reading> = [
  { title: 'Sensor', dataIndex: 'sensor', rowScope: 'row' },
  { title: 'Value', dataIndex: 'value', align: 'end' },
];

const readings: Reading[] = [
  { sensor: 'Air temperature', value: '−4.2 °C' },
  { sensor: 'Wind', value: '11 m/s, north-west' },
  { sensor: 'Air pressure', value: '1,003 hPa' },
  { sensor: 'Snow depth', value: '62 cm' },
];

export default function HideHeader() {
  return (
    <Table
      showHeader={false}
      caption="Weather in Tromsø"
      rowKey="sensor"
      columns={columns}
      data={readings}
    />
  );
}
