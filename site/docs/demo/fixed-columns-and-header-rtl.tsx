import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import { ports, type Port } from './ports';
import { Switches } from './switches';
import './table.css';
import './demo-controls.css';
import './fixed-columns-and-header-rtl.css';

const SWITCHES = [
  ['rtl', 'Right to left'],
  ['start', 'Fixed at the start'],
  ['end', 'Fixed at the end'],
  ['long', 'Long text'],
  ['ellipsis', 'Ellipsis'],
  ['empty', 'No data'],
] as const;
type Switch = (typeof SWITCHES)[number][0];

export default function FixedColumnsAndHeaderRtl() {
  const [on, setOn] = useState<Switch[]>(['rtl', 'start', 'end']);
  const [unit, setUnit] = useState('pixels');

  // The widths add up to 1000, the value of scroll.x.
  function width(pixels: number) {
    if (unit === 'none') return undefined;
    return unit === 'percent' ? `${pixels / 10}%` : pixels;
  }

  const columns: ColumnsType<Port> = [
    {
      title: 'Port',
      dataIndex: 'name',
      width: width(110),
      fixed: on.includes('start') && 'start',
      rowScope: 'row',
    },
    {
      title: 'In Arabic',
      dataIndex: 'arabic',
      width: width(120),
      render: (name) => <span lang="ar">{name}</span>,
    },
    { title: 'Country', dataIndex: 'country', width: width(140) },
    {
      title: 'Harbour',
      children: [
        { title: 'Depth, m', dataIndex: 'depth', width: width(110), align: 'end' },
        { title: 'Berths', dataIndex: 'berths', width: width(100), align: 'end' },
      ],
    },
    { title: 'Ships', dataIndex: 'ships', width: width(100), align: 'end' },
    {
      title: 'Note',
      dataIndex: on.includes('long') ? 'longNote' : 'note',
      width: width(240),
      ellipsis: on.includes('ellipsis'),
    },
    { title: 'State', dataIndex: 'state', width: width(80), fixed: on.includes('end') && 'end' },
  ];

  return (
    <>
      <div className="controls">
        <Switches names={SWITCHES} on={on} onChange={setOn} />
        <label>
          Column widths
          <select value={unit} onChange={(event) => setUnit(event.target.value)}>
            <option>pixels</option>
            <option>percent</option>
            <option>none</option>
          </select>
        </label>
      </div>
      <Table
        ref={focusableScrollArea}
        className="ports"
        aria-label="Ports"
        rowKey="name"
        direction={on.includes('rtl') ? 'rtl' : 'ltr'}
        columns={columns}
        data={on.includes('empty') ? [] : ports}
        scroll={{ x: 1000, y: 300 }}
      />
    </>
  );
}
