import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';
import { bikeDocks, type BikeDock } from './bike-docks';
import { ExpandButton } from './expand-button';
import './table.css';
import './demo-controls.css';

/** The dock at the start, its stands at the end, and a column for each hour between them. */
const dockColumns = (hours: number): ColumnsType<BikeDock> => [
  {
    title: 'Dock',
    dataIndex: 'number',
    key: 'number',
    width: 72,
    fixed: 'start',
    rowScope: 'row',
  },
  ...Array.from({ length: hours }, (_, index) => {
    const hour = index + 6;
    return {
      title: `${hour}:00`,
      dataIndex: ['bikes', hour],
      key: hour,
      width: 72,
      align: 'end' as const,
    };
  }),
  { title: 'Stands', dataIndex: 'stands', key: 'stands', width: 80, align: 'end', fixed: 'end' },
];

const DockTable = memo(function DockTable({ hours }: { hours: number }) {
  return (
    <Table
      aria-label="Bicycles at each dock by hour"
      rowKey="number"
      columns={dockColumns(hours)}
      data={bikeDocks}
      scroll={{ x: 40 + 72 + hours * 72 + 80, y: 320 }}
      components={{ ExpandIcon: DockIcon }}
      expandable={{
        columnTitle: <span className="spoken">Details</span>,
        columnWidth: 40,
        expandedRowRender: ({ street, district }) => `${street}, ${district}`,
      }}
    />
  );
});

function DockIcon(props: ExpandIconProps<BikeDock>) {
  return <ExpandButton {...props} label={`Details of dock ${props.record?.number}`} />;
}

export default function FixedColumnsResize() {
  const [hours, setHours] = useState(10);
  const [width, setWidth] = useState(100);
  const [time, setTime] = useState<number>();

  function changeHours(next: number) {
    const start = performance.now();
    flushSync(() => setHours(next));
    setTime(performance.now() - start);
  }

  return (
    <>
      <div className="controls">
        <label>
          Hours
          <input
            type="range"
            min={1}
            max={16}
            value={hours}
            onChange={(e) => changeHours(e.target.valueAsNumber)}
          />
        </label>
        <label>
          Box width
          <input
            type="range"
            min={40}
            max={100}
            value={width}
            onChange={(e) => setWidth(e.target.valueAsNumber)}
          />
        </label>
        <output>
          {time === undefined ? 'Not updated yet' : `Last update: ${time.toFixed()} ms`}
        </output>
      </div>
      <div style={{ width: `${width}%` }}>
        <DockTable hours={hours} />
      </div>
    </>
  );
}
