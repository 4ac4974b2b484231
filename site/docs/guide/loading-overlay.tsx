import { useEffect, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { wait } from './wait';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './loading-states.css';

interface Tide {
  time: string;
  height: number;
}

/** The tides of a day: each an hour later than on the day before. */
const tidesOf = (day: number): Tide[] =>
  [3, 9, 15, 21].map((hour, index) => ({
    time: `${String((hour + day) % 24).padStart(2, '0')}:20`,
    height: index % 2 === 0 ? 4.1 + day / 10 : 0.8 - day / 10,
  }));

const columns: ColumnsType<Tide> = [
  { title: 'Time', dataIndex: 'time', rowScope: 'row' },
  { title: 'Height', align: 'end', render: (_, tide) => `${tide.height.toFixed(1)} m` },
];

export default function LoadingOverlay() {
  const [day, setDay] = useState(0);
  const [shown, setShown] = useState(0);
  const isLoading = day !== shown;

  useEffect(() => {
    const controller = new AbortController();
    wait(1500, controller.signal).then(
      () => setShown(day),
      () => undefined, // the reader chose another day
    );
    return () => controller.abort();
  }, [day]);

  return (
    <>
      <div className="controls">
        <label>
          Tides of
          <select value={day} onChange={({ target }) => setDay(Number(target.value))}>
            <option value={0}>today</option>
            <option value={1}>tomorrow</option>
            <option value={2}>the day after</option>
          </select>
        </label>
        <output>{isLoading && 'Loading tides…'}</output>
      </div>
      <div className={isLoading ? 'overlay loading' : 'overlay'}>
        <Table
          rowKey="time"
          columns={columns}
          data={tidesOf(shown)}
          tableLayout="fixed"
          aria-label="Tides"
          aria-busy={isLoading}
        />
      </div>
    </>
  );
}
