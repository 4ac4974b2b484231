import { useEffect, useRef, useState } from 'react';
import Table, { type ColumnsType, type Reference } from '@rc-component/table';
import { departures, type Departure } from './departures';
import { focusableScrollArea } from './focusable-scroll-area';
import './table.css';
import './demo-controls.css';
import './scroll-y.css';

// The package does not export this type by itself.
type ScrollConfig = Parameters<Reference['scrollTo']>[0];

const ALIGNS = ['nearest', 'start', 'center', 'end'] as const;

/** How the call looks in code. */
const written = (config: ScrollConfig) =>
  Object.entries(config)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`)
    .join(', ');

export default function ScrollY() {
  const table = useRef<Reference>(null);
  const [align, setAlign] = useState<(typeof ALIGNS)[number]>('nearest');
  const [offset, setOffset] = useState(0);
  const [last, setLast] = useState<ScrollConfig>({ top: 0 });
  useEffect(() => focusableScrollArea(table.current), []);

  function scrollTo(config: ScrollConfig) {
    table.current?.scrollTo(config);
    setLast(config);
  }

  const target = last.key ?? departures[last.index ?? -1]?.train;
  const columns: ColumnsType<Departure> = [
    { title: 'Time', dataIndex: 'time', key: 'time', width: '18%' },
    {
      title: 'Train',
      dataIndex: 'train',
      key: 'train',
      width: '25%',
      render: (train: string) => (train === target ? <span className="tag">{train}</span> : train),
    },
    { title: 'To', dataIndex: 'to', key: 'to', width: '33%' },
    { title: 'Track', dataIndex: 'track', key: 'track', align: 'end' },
  ];

  return (
    <>
      <div className="controls">
        <label>
          align
          <select
            value={align}
            onChange={({ target }) => setAlign(ALIGNS.find((name) => name === target.value) ?? 'nearest')}
          >
            {ALIGNS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          offset
          <input
            type="range"
            min={-88}
            max={88}
            step={44}
            value={offset}
            onChange={(event) => setOffset(event.target.valueAsNumber)}
          />
          <output>{offset} px</output>
        </label>
      </div>
      <div className="controls">
        <button type="button" onClick={() => scrollTo({ key: 'RE 285', align, offset })}>
          Train RE 285
        </button>
        <button type="button" onClick={() => scrollTo({ index: 49, align, offset })}>
          Row 50
        </button>
        <button type="button" onClick={() => scrollTo({ top: 880 })}>
          880 px down
        </button>
        <button type="button" onClick={() => scrollTo({ top: 0 })}>
          To the top
        </button>
      </div>
      <Table
        ref={table}
        aria-label="Departures"
        rowKey="train"
        columns={columns}
        data={departures}
        scroll={{ y: 330 }}
      />
      <p className="controls last-call">
        <output>
          <code>scrollTo({`{ ${written(last)} }`})</code>
        </output>
      </p>
    </>
  );
}
