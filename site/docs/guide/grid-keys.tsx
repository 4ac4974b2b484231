import Table, { type ColumnsType } from '@rc-component/table';
import { useGridKeys } from './use-grid-keys';
import '../demo/table.css';
import './grid-keys.css';

interface Mix {
  name: string;
  flour: number;
  water: number;
  salt: number;
}

const mixes: Mix[] = [
  { name: 'Country loaf', flour: 500, water: 360, salt: 10 },
  { name: 'Baguette', flour: 480, water: 330, salt: 9 },
  { name: 'Rye', flour: 600, water: 480, salt: 12 },
  { name: 'Focaccia', flour: 450, water: 350, salt: 11 },
];

const fields = ['name', 'flour', 'water', 'salt'] as const;
const titles = ['Dough', 'Flour (g)', 'Water (g)', 'Salt (g)'];

// The type of the table's props has no role, but the table passes it on.
const grid = { 'role': 'grid', 'aria-label': 'Doughs', 'aria-multiselectable': true };

export default function GridKeys() {
  const { area, cell } = useGridKeys(mixes.length, fields.length, ({ row, column }) =>
    String(mixes[row]![fields[column]!]),
  );

  const columns: ColumnsType<Mix> = fields.map((dataIndex, column) => ({
    title: titles[column],
    dataIndex,
    align: column === 0 ? 'start' : 'end',
    onCell: (_, row = 0) => cell({ row, column }),
  }));

  return (
    <div className="grid" {...area}>
      <Table rowKey="name" columns={columns} data={mixes} {...grid} />
    </div>
  );
}
