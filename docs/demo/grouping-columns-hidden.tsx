import { useState } from 'react';
import Table, { type ColumnsType, type ColumnType } from '@rc-component/table';
import { buildingEnergy, type BuildingEnergy } from './building-energy';
import { hideEmptyGroups } from './hide-empty-groups';
import { focusableScrollArea } from './focusable-scroll-area';
import { Switches } from './switches';
import './table.css';
import './demo-controls.css';

const ELECTRICITY = [
  ['electricity', 'Electricity'],
  ['day', 'Day'],
  ['night', 'Night'],
  ['roof', 'From the roof'],
] as const;
const HEAT = [
  ['heat', 'Heat'],
  ['gas', 'Gas'],
  ['district', 'District heating'],
] as const;
type Amount = 'day' | 'night' | 'roof' | 'gas' | 'district';
type Name = 'electricity' | 'heat' | Amount;

const separated = (value: number) => value.toLocaleString('en');

export default function GroupingColumnsHidden() {
  const [shown, setShown] = useState<Name[]>(['electricity', 'day', 'roof', 'heat', 'gas', 'district']);
  const [tidy, setTidy] = useState(true);
  const isHidden = (name: Name) => !shown.includes(name);

  const amount = (dataIndex: Amount, title: string): ColumnType<BuildingEnergy> => ({
    title,
    dataIndex,
    align: 'end',
    render: separated,
    hidden: isHidden(dataIndex),
  });

  const columns: ColumnsType<BuildingEnergy> = [
    { title: 'Building', dataIndex: 'building', rowScope: 'row', fixed: 'start' },
    {
      title: 'Energy, MWh',
      align: 'center',
      children: [
        {
          title: 'Electricity',
          align: 'center',
          hidden: isHidden('electricity'),
          children: [
            {
              title: 'From the grid',
              align: 'center',
              children: [amount('day', 'Day'), amount('night', 'Night')],
            },
            amount('roof', 'From the roof'),
          ],
        },
        {
          title: 'Heat',
          align: 'center',
          hidden: isHidden('heat'),
          children: [amount('gas', 'Gas'), amount('district', 'District heating')],
        },
      ],
    },
    { title: 'Water, m³', dataIndex: 'water', align: 'end', render: separated },
  ];

  return (
    <>
      <div className="controls" role="group" aria-label="Electricity">
        <Switches<Name>
          names={ELECTRICITY}
          on={shown}
          disabled={isHidden('electricity') ? ['day', 'night', 'roof'] : []}
          onChange={setShown}
        />
      </div>
      <div className="controls" role="group" aria-label="Heat">
        <Switches<Name>
          names={HEAT}
          on={shown}
          disabled={isHidden('heat') ? ['gas', 'district'] : []}
          onChange={setShown}
        />
      </div>
      <div className="controls">
        <label>
          <input type="checkbox" checked={tidy} onChange={(event) => setTidy(event.target.checked)} />
          Hide groups without columns
        </label>
      </div>
      <Table
        ref={focusableScrollArea}
        aria-label="Energy and water in a year"
        rowKey="building"
        columns={tidy ? hideEmptyGroups(columns) : columns}
        data={buildingEnergy}
        scroll={{ x: 'max-content' }}
      />
    </>
  );
}
