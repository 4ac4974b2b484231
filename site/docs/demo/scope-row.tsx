import Table, { type ColumnsType } from '@rc-component/table';
import './table.css';
import './show-scopes.css';

const columns: ColumnsType<Harvest> = [
  {
    title: 'Valley',
    dataIndex: 'valley',
    rowScope: 'rowgroup',
    onCell: ({ valleySpan }) => ({ rowSpan: valleySpan }),
  },
  { title: 'Crop', dataIndex: 'crop', rowScope: 'row' },
  { title: '2022', dataIndex: ['tonnes', 0], align: 'end' },
  { title: '2023', dataIndex: ['tonnes', 1], align: 'end' },
  { title: '2024', dataIndex: ['tonnes', 2], align: 'end' },
];

export default function RowScope() {
  return (
    <Table
      className="show-scopes"
      aria-label="Harvests in tonnes"
      rowKey="crop"
      columns={columns}
      data={harvests}
    />
  );
}

interface Harvest {
  valley: string;
  crop: string;
  /** Number of rows in the valley on its first row, 0 on the others. */
  valleySpan: number;
  tonnes: number[];
}

const harvests: Harvest[] = [
  { valley: 'Arre', valleySpan: 3, crop: 'Apricots', tonnes: [412, 388, 455] },
  { valley: 'Arre', valleySpan: 0, crop: 'Plums', tonnes: [120, 141, 133] },
  { valley: 'Arre', valleySpan: 0, crop: 'Walnuts', tonnes: [64, 71, 58] },
  { valley: 'Vis', valleySpan: 2, crop: 'Grapes', tonnes: [97, 102, 88] },
  { valley: 'Vis', valleySpan: 0, crop: 'Onions', tonnes: [830, 790, 905] },
];
