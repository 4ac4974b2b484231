import { createContext, use, useId, useState, type ReactNode } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';
import './measure-row-render.css';

const MeasureRowContext = createContext(false);

/** A column title with a button that opens a note. In the measure row, it's the title alone. */
function TitleWithNote({ title, note }: { title: string; note: string }) {
  const id = useId();
  if (use(MeasureRowContext)) return title;
  return (
    <>
      {title}{' '}
      <button
        type="button"
        className="note-button"
        aria-label={`About ${title}`}
        popoverTarget={id}
      >
        ?
      </button>
      <span id={id} popover="auto" className="note">
        {note}
      </span>
    </>
  );
}

const renderMeasureRow = (row: ReactNode) => (
  <MeasureRowContext value={true}>{row}</MeasureRowContext>
);

const columns: ColumnsType<Sample> = [
  { title: 'Site', dataIndex: 'site' },
  {
    title: (
      <TitleWithNote title="PM2.5" note="Fine dust. The WHO advises 15 µg/m³ a day at most." />
    ),
    dataIndex: 'fine',
  },
  {
    title: <TitleWithNote title="O₃" note="Ozone. 100 µg/m³ over eight hours at most." />,
    dataIndex: 'ozone',
  },
];

export default function MeasureRowRender() {
  const [isOn, setIsOn] = useState(true);

  return (
    <>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => setIsOn(event.target.checked)}
          />
          Use measureRowRender
        </label>
      </div>
      <Table
        ref={focusableScrollArea}
        className="visible-measure-row"
        aria-label="Air quality in µg/m³"
        rowKey="site"
        columns={columns}
        data={samples}
        scroll={{ y: 180 }}
        measureRowRender={isOn ? renderMeasureRow : undefined}
      />
    </>
  );
}

interface Sample {
  site: string;
  fine: number;
  ozone: number;
}

const samples: Sample[] = [
  { site: 'Albert Bridge', fine: 8, ozone: 41 },
  { site: 'Baker Street', fine: 14, ozone: 22 },
  { site: 'Canal Wharf', fine: 7, ozone: 48 },
  { site: 'Dock Road', fine: 19, ozone: 25 },
  { site: 'Elm Park', fine: 5, ozone: 66 },
  { site: 'High Street', fine: 16, ozone: 19 },
];
