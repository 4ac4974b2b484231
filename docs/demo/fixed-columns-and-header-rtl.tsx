import { useState } from 'react';
import Table, { type TableProps } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import { portColumns, PORTS_WIDTH, type PortSwitch } from './port-columns';
import { ports, type Port } from './ports';
import { Switches } from './switches';
import './table.css';
import './demo-controls.css';
import './fixed-columns-and-header-rtl.css';

const SWITCHES = [
  ['start', 'Fixed at the start'],
  ['end', 'Fixed at the end'],
  ['widths', 'Column widths'],
  ['percent', 'Widths in percent'],
  ['long', 'Long text'],
  ['ellipsis', 'Ellipsis'],
  ['empty', 'No data'],
] as const satisfies readonly (readonly [PortSwitch, string])[];

export default function FixedColumnsAndHeaderRtl() {
  const [direction, setDirection] = useState<TableProps<Port>['direction']>('rtl');
  const [on, setOn] = useState<PortSwitch[]>(['start', 'end', 'widths']);

  return (
    <>
      <div className="controls">
        <label>
          Direction
          <select value={direction} onChange={(event) => setDirection(event.target.value === 'rtl' ? 'rtl' : 'ltr')}>
            <option value="rtl">Right to left</option>
            <option value="ltr">Left to right</option>
          </select>
        </label>
        <Switches names={SWITCHES} on={on} disabled={on.includes('widths') ? [] : ['percent']} onChange={setOn} />
      </div>
      <Table
        ref={focusableScrollArea}
        className="ports"
        aria-label="Ports"
        rowKey="name"
        direction={direction}
        columns={portColumns(on)}
        data={on.includes('empty') ? [] : ports}
        scroll={{ x: PORTS_WIDTH, y: 300 }}
      />
    </>
  );
}
