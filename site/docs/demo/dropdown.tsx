import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { FilterTitle } from './filter-title';
import './table.css';
import './demo-controls.css';

interface EveningClass {
  name: string;
  day: string;
  places: number;
}

const classes: EveningClass[] = [
  { name: 'Bookbinding', day: 'Monday', places: 4 },
  { name: 'Danish conversation', day: 'Monday', places: 2 },
  { name: 'Drawing from life', day: 'Tuesday', places: 7 },
  { name: 'Bicycle repair', day: 'Tuesday', places: 1 },
  { name: 'Choir', day: 'Wednesday', places: 12 },
  { name: 'Watercolour', day: 'Wednesday', places: 3 },
  { name: 'Bread and sourdough', day: 'Thursday', places: 5 },
  { name: 'Darkroom printing', day: 'Thursday', places: 2 },
];
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

export default function FilterDropdown() {
  const [selected, setSelected] = useState<string[]>([]);
  const shown =
    selected.length === 0 ? classes : classes.filter(({ day }) => selected.includes(day));

  const columns: ColumnsType<EveningClass> = [
    { title: 'Class', dataIndex: 'name', key: 'name' },
    {
      title: <FilterTitle title="Day" values={days} selected={selected} onChange={setSelected} />,
      dataIndex: 'day',
      key: 'day',
    },
    { title: 'Places', dataIndex: 'places', key: 'places', align: 'end' },
  ];

  return (
    <>
      <div className="controls">
        <button type="button" disabled={selected.length === 0} onClick={() => setSelected([])}>
          Show all
        </button>
        <output>
          {shown.length} of {classes.length} classes
        </output>
      </div>
      <Table rowKey="name" columns={columns} data={shown} />
    </>
  );
}
