import { useMemo, useState } from 'react';
import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { bikeDocks, type BikeDock } from './bike-docks';
import { ExpandButton } from './expand-button';
import { useUpdateTime } from './use-update-time';
import './table.css';
import './demo-controls.css';
import './fixed-columns-resize.css';

const FIRST_HOUR = 6;
const MOST_HOURS = 18;
const HOUR_WIDTH = 72;
/** The expand column, the number, the street and the stands. */
const OTHER_WIDTHS = 40 + 68 + 184 + 76;

function dockColumns(hours: number): ColumnsType<BikeDock> {
  return [
    { title: 'Dock', dataIndex: 'number', key: 'number', width: 68, align: 'end', fixed: 'start', rowScope: 'row' },
    { title: 'Street', dataIndex: 'street', key: 'street', width: 184 },
    ...Array.from({ length: hours }, (_, index) => {
      const hour = FIRST_HOUR + index;
      const title = `${hour}:00`;
      return { title, dataIndex: ['bikes', hour], key: title, width: HOUR_WIDTH, align: 'end' as const };
    }),
    { title: 'Stands', dataIndex: 'stands', key: 'stands', width: 76, align: 'end', fixed: 'end' },
  ];
}

function DockIcon(props: ExpandIconProps<BikeDock>) {
  return (
    <ExpandButton {...props} label={`About ${props.type === 'all' ? 'all docks' : `dock ${props.record.number}`}`} />
  );
}

/** What an expanded row says. */
function aboutDock({ street, district, bikes }: BikeDock) {
  const fewest = Math.min(...bikes);
  return `${street} is in ${district}. The dock is emptiest at ${bikes.indexOf(fewest)}:00, with ${fewest} bicycles.`;
}

export default function FixedColumnsResize() {
  const [hours, setHours] = useState(6);
  const [width, setWidth] = useState(100);
  const [milliseconds, startClock] = useUpdateTime();

  // The same element until the columns change, so that showing the time does not render 200 rows again.
  const table = useMemo(
    () => (
      <Table
        aria-label="Bicycles at each dock by hour"
        rowKey="number"
        columns={dockColumns(hours)}
        data={bikeDocks}
        scroll={{ x: OTHER_WIDTHS + hours * HOUR_WIDTH, y: 352 }}
        components={{ ExpandIcon: DockIcon }}
        expandable={{
          columnTitle: <span className="spoken">Details</span>,
          columnWidth: 40,
          defaultExpandedRowKeys: [2],
          expandedRowRender: aboutDock,
        }}
      />
    ),
    [hours],
  );

  function showHours(next: number) {
    if (next < 1 || next > MOST_HOURS) return;
    startClock();
    setHours(next);
  }

  return (
    <>
      <div className="controls">
        <button type="button" aria-disabled={hours === MOST_HOURS} onClick={() => showHours(hours + 1)}>
          Add a column
        </button>
        <button type="button" aria-disabled={hours === 1} onClick={() => showHours(hours - 1)}>
          Remove a column
        </button>
        <label>
          Width of the box
          <input
            type="range"
            min={40}
            max={100}
            step={5}
            value={width}
            onChange={(event) => {
              startClock();
              setWidth(event.target.valueAsNumber);
            }}
          />
          <output>{width} %</output>
        </label>
        <output className="update-time">
          {milliseconds === undefined ? 'Not updated yet' : `Last update: ${milliseconds} ms`}
        </output>
      </div>
      <div className="docks" style={{ width: `${width}%` }}>
        {table}
      </div>
    </>
  );
}
