import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { cityClimates, type CityClimate } from './city-climates';
import { focusableScrollArea } from './focusable-scroll-area';
import { SelectCheckbox } from '../guide/select-checkbox';
import './table.css';
import './demo-controls.css';
import './fixed-rows.css';

const degrees = (mean: number) => mean.toFixed(1);

/** As in the stylesheet. */
const ROW_HEIGHT = 44;

export default function FixedRows() {
  const [fixed, setFixed] = useState<readonly string[]>(['Oslo']);

  const isFixed = ({ city }: CityClimate) => fixed.includes(city);
  const rows = [
    ...cityClimates.filter(isFixed),
    ...cityClimates.filter((climate) => !isFixed(climate)),
  ];

  function toggle({ city }: CityClimate) {
    setFixed(fixed.includes(city) ? fixed.filter((one) => one !== city) : [...fixed, city]);
  }

  const columns: ColumnsType<CityClimate> = [
    {
      title: 'Fixed',
      key: 'fixed',
      width: 84,
      render: (_, climate) => (
        <SelectCheckbox
          label={`Fix ${climate.city}`}
          checked={isFixed(climate)}
          onChange={() => toggle(climate)}
        />
      ),
    },
    { title: 'City', dataIndex: 'city', rowScope: 'row', ellipsis: true },
    { title: 'January', dataIndex: ['means', 0], width: 88, align: 'end', render: degrees },
    { title: 'July', dataIndex: ['means', 6], width: 72, align: 'end', render: degrees },
  ];

  return (
    <Table
      className="fixed-rows"
      ref={focusableScrollArea}
      rowKey="city"
      columns={columns}
      data={rows}
      scroll={{ y: 320 }}
      rowClassName={(climate) => (isFixed(climate) ? 'fixed-row' : '')}
      onRow={(climate, index = 0) =>
        isFixed(climate) ? { style: { top: index * ROW_HEIGHT } } : {}
      }
      aria-label="Mean temperatures in °C"
    />
  );
}
