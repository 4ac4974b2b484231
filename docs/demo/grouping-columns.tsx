import Table, { type ColumnsType } from '@rc-component/table';
import { buildingEnergy, type BuildingEnergy } from './building-energy';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';

const separated = (value: number) => value.toLocaleString('en');
const amount = { align: 'end', render: separated } as const;

const columns: ColumnsType<BuildingEnergy> = [
  { title: 'Building', dataIndex: 'building', rowScope: 'row', fixed: 'start' },
  {
    title: 'Energy, MWh',
    children: [
      {
        title: 'Electricity',
        children: [
          {
            title: 'From the grid',
            children: [
              { title: 'Day', dataIndex: 'day', ...amount },
              { title: 'Night', dataIndex: 'night', ...amount },
            ],
          },
          { title: 'From the roof', dataIndex: 'roof', ...amount },
        ],
      },
      {
        title: 'Heat',
        children: [
          { title: 'Gas', dataIndex: 'gas', ...amount },
          { title: 'District heating', dataIndex: 'district', ...amount },
        ],
      },
    ],
  },
  { title: 'Water, m³', dataIndex: 'water', ...amount },
];

export default function GroupingColumns() {
  return (
    <Table
      ref={focusableScrollArea}
      aria-label="Energy and water in a year"
      rowKey="building"
      columns={columns}
      data={buildingEnergy}
      scroll={{ x: 'max-content' }}
    />
  );
}
