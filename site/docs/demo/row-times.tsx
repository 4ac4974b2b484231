import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import './demo-controls.css';
import './row-times.css';

const counts = [1_000, 10_000, 100_000];
const RUNS = 3;
/** The shortest scale, in milliseconds: what is below feels instant. */
const SCALE = 100;

const format = (value: number) => value.toLocaleString('en');
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

export default function RowTimes() {
  const box = useRef<HTMLDivElement>(null);
  const [table, setTable] = useState<ReactNode>(null);
  const [times, setTimes] = useState<number[]>([]);
  const [isMeasuring, setMeasuring] = useState(false);
  const scale = Math.max(SCALE, ...times);

  /** Renders a new table, and waits until the browser has laid it out. @returns milliseconds */
  function measureOnce(next: ReactNode) {
    flushSync(() => setTable(null));
    const since = performance.now();
    flushSync(() => setTable(next));
    box.current?.getBoundingClientRect();
    return performance.now() - since;
  }

  async function measure() {
    setMeasuring(true);
    setTimes([]);
    const { ManyRows, createRows } = await import('./many-rows');
    for (const count of counts) {
      const rows = createRows(count);
      const runs: number[] = [];
      while (runs.length < RUNS) {
        runs.push(measureOnce(<ManyRows rows={rows} />));
        await nextFrame();
      }
      setTimes((last) => [...last, Math.round(median(runs))]);
    }
    setMeasuring(false);
  }

  return (
    <div className="row-times">
      <div className="controls">
        <button
          type="button"
          aria-disabled={isMeasuring}
          onClick={() => !isMeasuring && measure()}
        >
          Measure in this browser
        </button>
        <dl aria-live="polite">
          {counts.map((count, at) => (
            <div key={count}>
              <dt>{format(count)} rows</dt>
              <dd>
                <span style={{ width: `${((times[at] ?? 0) / scale) * 60}%` }} />
                {times[at] === undefined ? '–' : `${times[at]} ms`}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div ref={box} className="row-times-table">
        {table ?? <p>Nothing is loaded until you press. Then a table of 100,000 rows is here.</p>}
      </div>
    </div>
  );
}
