import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';
import './fixed-columns-auto-height.css';

interface Defect {
  tram: string;
  reported: string;
  report: string;
  work: string;
  state: 'Open' | 'Urgent' | 'Done';
}

const columns: ColumnsType<Defect> = [
  { title: 'Tram', dataIndex: 'tram', width: 84, fixed: 'start', rowScope: 'row' },
  { title: 'Report', dataIndex: 'report', width: 300 },
  { title: 'Work', dataIndex: 'work', width: 240 },
  { title: 'Reported', dataIndex: 'reported', width: 176 },
  { title: 'State', dataIndex: 'state', width: 88, fixed: 'end' },
];

export default function FixedColumnsAutoHeight() {
  const [verticalAlign, setVerticalAlign] = useState('top');

  return (
    <>
      <div className="controls">
        <label>
          Vertical align
          <select value={verticalAlign} onChange={(event) => setVerticalAlign(event.target.value)}>
            <option>top</option>
            <option>middle</option>
            <option>bottom</option>
          </select>
        </label>
      </div>
      <Table
        ref={focusableScrollArea}
        aria-label="Tram defects"
        rowKey="tram"
        columns={columns}
        data={defects}
        scroll={{ x: 888 }}
        onRow={({ state }) => ({
          className: state === 'Urgent' ? 'urgent' : undefined,
          style: { verticalAlign },
        })}
      />
    </>
  );
}

const defects: Defect[] = [
  {
    tram: 'T 2104',
    reported: '3 March, 06:12',
    report: 'Second door on the right opens only halfway. It is worse in the rain.',
    work: 'Guide rail cleaned, light barrier realigned.',
    state: 'Open',
  },
  {
    tram: 'T 2117',
    reported: '3 March, 07:40',
    report: 'Bell is silent.',
    work: 'Switch replaced.',
    state: 'Done',
  },
  {
    tram: 'T 2121',
    reported: '3 March, 11:05',
    report:
      'Sand runs out on the left while the tram stands still. The box was empty after my ' +
      'break at the terminus, and the wheels slipped twice on the hill at Castle Street.',
    work: 'Taken out of service. Valve dismantled, spare valve ordered.',
    state: 'Urgent',
  },
  {
    tram: 'T 2144',
    reported: '4 March, 17:31',
    report: 'Noise from the rear axle.',
    work: 'None yet.',
    state: 'Open',
  },
];
