import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import { tramDefects, type TramDefect } from './tram-defects';
import './table.css';
import './demo-controls.css';
import './fixed-columns-auto-height.css';

const ALIGNMENTS = ['top', 'middle', 'bottom'] as const;

function defectColumns(whole: boolean): ColumnsType<TramDefect> {
  return [
    { title: 'Tram', dataIndex: 'tram', key: 'tram', width: 84, fixed: 'start', rowScope: 'row' },
    {
      title: 'What the driver wrote',
      dataIndex: 'report',
      key: 'report',
      width: 284,
      render: (report: string[]) => report.slice(0, whole ? undefined : 1).join(' '),
    },
    {
      title: 'What the workshop did',
      dataIndex: 'work',
      key: 'work',
      width: 232,
      render: (work: string[]) => (
        <ul className="work-done">
          {work.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      ),
    },
    { title: 'Line', dataIndex: 'line', key: 'line', width: 64, align: 'end' },
    { title: 'Reported', dataIndex: 'reported', key: 'reported', width: 128 },
    {
      title: 'State',
      dataIndex: 'state',
      key: 'state',
      width: 96,
      fixed: 'end',
      render: (state: string, { urgent }) => (urgent ? `${state}, urgent` : state),
    },
  ];
}

export default function FixedColumnsAutoHeight() {
  const [whole, setWhole] = useState(true);
  const [verticalAlign, setVerticalAlign] = useState<string>('top');

  return (
    <>
      <div className="controls">
        <label>
          <input type="checkbox" checked={whole} onChange={(event) => setWhole(event.target.checked)} />
          Whole reports
        </label>
        <label>
          Text at the
          <select value={verticalAlign} onChange={(event) => setVerticalAlign(event.target.value)}>
            {ALIGNMENTS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <Table
        ref={focusableScrollArea}
        aria-label="Defects of trams"
        rowKey="tram"
        columns={defectColumns(whole)}
        data={tramDefects}
        scroll={{ x: 888 }}
        onRow={({ urgent }) => ({ className: urgent ? 'urgent' : undefined, style: { verticalAlign } })}
      />
    </>
  );
}
