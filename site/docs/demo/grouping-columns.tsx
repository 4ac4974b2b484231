import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';

interface Building {
  name: string;
  day: number;
  night: number;
  roof: number;
  gas: number;
  district: number;
  water: number;
}

const columns: ColumnsType<Building> = [
  { title: 'Building', dataIndex: 'name' },
  {
    title: 'Energy, MWh',
    children: [
      {
        title: 'Electricity',
        children: [
          {
            title: 'From the grid',
            children: [
              { title: 'Day', dataIndex: 'day', align: 'end' },
              { title: 'Night', dataIndex: 'night', align: 'end' },
            ],
          },
          { title: 'From the roof', dataIndex: 'roof', align: 'end' },
        ],
      },
      {
        title: 'Heat',
        children: [
          { title: 'Gas', dataIndex: 'gas', align: 'end' },
          { title: 'District heating', dataIndex: 'district', align: 'end' },
        ],
      },
    ],
  },
  { title: 'Water, m³', dataIndex: 'water', align: 'end' },
];

const buildings: Building[] = [
  { name: 'Town hall', day: 212, night: 64, roof: 38, gas: 0, district: 310, water: 840 },
  { name: 'Library', day: 164, night: 41, roof: 52, gas: 0, district: 186, water: 610 },
  { name: 'School', day: 138, night: 29, roof: 71, gas: 242, district: 0, water: 890 },
  { name: 'Bus depot', day: 47, night: 518, roof: 130, gas: 61, district: 0, water: 735 },
];

export default function GroupingColumns() {
  return (
    <Table
      ref={focusableScrollArea}
      rowKey="name"
      columns={columns}
      data={buildings}
      scroll={{ x: 'max-content' }}
      aria-label="Buildings"
    />
  );
}
