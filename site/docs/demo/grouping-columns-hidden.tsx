import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import './table.css';
import './demo-controls.css';

interface Building {
  name: string;
  day: number;
  night: number;
  gas: number;
  district: number;
}

const buildings: Building[] = [
  { name: 'Town hall', day: 212, night: 64, gas: 0, district: 310 },
  { name: 'Library', day: 164, night: 41, gas: 0, district: 186 },
  { name: 'School', day: 138, night: 29, gas: 242, district: 0 },
  { name: 'Bus depot', day: 47, night: 518, gas: 61, district: 0 },
];

export default function GroupingColumnsHidden() {
  const [electricity, setElectricity] = useState(true);
  const [gas, setGas] = useState(true);
  const [district, setDistrict] = useState(true);

  const columns: ColumnsType<Building> = [
    { title: 'Building', dataIndex: 'name' },
    {
      title: 'Electricity',
      align: 'center',
      hidden: !electricity,
      children: [
        { title: 'Day', dataIndex: 'day', align: 'end' },
        { title: 'Night', dataIndex: 'night', align: 'end' },
      ],
    },
    {
      title: 'Heat',
      align: 'center',
      // Without this, the group stays as an empty column.
      hidden: !gas && !district,
      children: [
        { title: 'Gas', dataIndex: 'gas', align: 'end', hidden: !gas },
        { title: 'District', dataIndex: 'district', align: 'end', hidden: !district },
      ],
    },
  ];

  return (
    <>
      <div className="controls" role="group" aria-label="Columns">
        <label>
          <input
            type="checkbox"
            checked={electricity}
            onChange={(event) => setElectricity(event.target.checked)}
          />
          Electricity
        </label>
        <label>
          <input
            type="checkbox"
            checked={gas}
            onChange={(event) => setGas(event.target.checked)}
          />
          Gas
        </label>
        <label>
          <input
            type="checkbox"
            checked={district}
            onChange={(event) => setDistrict(event.target.checked)}
          />
          District
        </label>
      </div>
      <Table rowKey="name" columns={columns} data={buildings} />
    </>
  );
}
