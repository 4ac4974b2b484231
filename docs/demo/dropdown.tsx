import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { eveningClasses, type EveningClass } from './evening-classes';
import { FilterTitle } from './filter-title';
import './table.css';
import './demo-controls.css';
import './dropdown.css';

type Field = 'day' | 'level';

const NOTHING: Record<Field, string[]> = { day: [], level: [] };

/** What a field holds, each value once. */
const valuesOf = (field: Field) => [...new Set(eveningClasses.map((row) => row[field]))];

export default function FilterDropdown() {
  const [chosen, setChosen] = useState(NOTHING);

  const passes = (row: EveningClass, field: Field) => chosen[field].length === 0 || chosen[field].includes(row[field]);
  const shown = eveningClasses.filter((row) => passes(row, 'day') && passes(row, 'level'));

  const filterTitle = (field: Field, title: string) => (
    <FilterTitle
      title={title}
      values={valuesOf(field)}
      chosen={chosen[field]}
      onChange={(values) => setChosen({ ...chosen, [field]: values })}
    />
  );

  const columns: ColumnsType<EveningClass> = [
    { title: 'Class', dataIndex: 'title', key: 'title', width: 196 },
    { title: filterTitle('day', 'Day'), dataIndex: 'day', key: 'day', width: 140 },
    { title: filterTitle('level', 'Level'), dataIndex: 'level', key: 'level', width: 140 },
    { title: 'Places', dataIndex: 'places', key: 'places', width: 92, align: 'end' },
  ];

  return (
    <div className="evening-classes filter-menus">
      <div className="controls">
        <button type="button" disabled={shown.length === eveningClasses.length} onClick={() => setChosen(NOTHING)}>
          Show all
        </button>
        <output>
          {shown.length} of {eveningClasses.length} classes
        </output>
      </div>
      <Table rowKey="title" columns={columns} data={shown} emptyText="No class is on that day at that level." />
    </div>
  );
}
