import { useEffect, useRef, useState } from 'react';
import Table, { type ColumnsType, type Reference } from '@rc-component/table';
import { airSamples, type AirSample } from './air-quality';
import { HeadNote, markMeasureRow } from './head-note';
import { focusableScrollArea } from './focusable-scroll-area';
import { useBarHeight } from './use-bar-height';
import './table.css';
import './demo-controls.css';
import './measure-row-render.css';

const columns: ColumnsType<AirSample> = [
  { title: 'Site', dataIndex: 'site', key: 'site', width: 136, rowScope: 'row' },
  {
    title: (
      <HeadNote title="PM2.5">Fine dust from engines and stoves. The WHO advises 15 µg/m³ a day at most.</HeadNote>
    ),
    dataIndex: 'fine',
    key: 'fine',
    width: 104,
    align: 'end',
  },
  {
    title: <HeadNote title="PM10">Coarse dust from roads, brakes and building sites. 45 µg/m³ a day at most.</HeadNote>,
    dataIndex: 'coarse',
    key: 'coarse',
    width: 104,
    align: 'end',
  },
  {
    title: <HeadNote title="NO₂">Nitrogen dioxide, mostly from diesel engines. 25 µg/m³ a day at most.</HeadNote>,
    dataIndex: 'nitrogen',
    key: 'nitrogen',
    width: 104,
    align: 'end',
  },
  {
    title: (
      <HeadNote title="O₃">
        Ozone, made by sunlight, and so highest where traffic is thin. 100 µg/m³ over eight hours at most.
      </HeadNote>
    ),
    dataIndex: 'ozone',
    key: 'ozone',
    width: 104,
    align: 'end',
  },
];

export default function MeasureRowRender() {
  const table = useRef<Reference>(null);
  const offsetHeader = useBarHeight();
  const [clean, setClean] = useState(true);
  const [copies, setCopies] = useState(0);
  useEffect(() => focusableScrollArea(table.current), []);
  useEffect(() => {
    const found = table.current?.nativeElement.querySelectorAll('.rc-table-measure-row [popover]');
    setCopies(found?.length ?? 0);
  }, [clean]);

  return (
    <>
      <div className="controls">
        <label>
          <input type="checkbox" checked={clean} onChange={(event) => setClean(event.target.checked)} />
          Use measureRowRender
        </label>
        <output>Notes in the hidden row: {copies}</output>
      </div>
      <Table
        ref={table}
        aria-label="Air at the roadside, in µg/m³"
        rowKey="site"
        columns={columns}
        data={airSamples}
        scroll={{ x: 552 }}
        sticky={{ offsetHeader }}
        measureRowRender={clean ? markMeasureRow : undefined}
      />
    </>
  );
}
