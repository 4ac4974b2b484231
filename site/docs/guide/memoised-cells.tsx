import { useReducer, useState } from 'react';
import Table, { genTable, type ColumnType } from '@rc-component/table';
import { focusableScrollArea } from '../demo/focusable-scroll-area';
import { createRenderLog, Logged, LoggedCount } from './render-log';
import '../demo/table.css';
import '../demo/demo-controls.css';

interface Sensor {
  id: number;
  room: string;
  degrees: number;
  humidity: number;
}

const log = createRenderLog();

const columns: ColumnType<Sensor>[] = [
  {
    title: 'Sensor',
    dataIndex: 'id',
    width: '24%',
    render: (id) => <Logged log={log}>S-{id}</Logged>,
  },
  { title: 'Room', dataIndex: 'room', render: (room) => <Logged log={log}>{room}</Logged> },
  {
    title: '°C',
    dataIndex: 'degrees',
    width: '16%',
    align: 'end',
    render: (degrees) => <Logged log={log}>{degrees}</Logged>,
  },
  {
    title: '%',
    dataIndex: 'humidity',
    width: '16%',
    align: 'end',
    render: (humidity) => <Logged log={log}>{humidity}</Logged>,
  },
];

const memoisedColumns = columns.map((column): ColumnType<Sensor> => ({
  ...column,
  shouldCellUpdate: (sensor, previous) => sensor !== previous,
}));

// Once, outside the component: this makes a new component.
const MemoTable = genTable(() => false);

const ROOMS = ['Archive', 'Library', 'Workshop', 'Server room', 'Greenhouse'];
const sensors: Sensor[] = Array.from({ length: 50 }, (_, id) => ({
  id: 100 + id,
  room: `${ROOMS[id % ROOMS.length]} ${1 + (id % 3)}`,
  degrees: 18 + (id % 7),
  humidity: 40 + ((id * 3) % 20),
}));

export default function MemoisedCells() {
  const [kind, setKind] = useState('plain');
  const [data, setData] = useState(sensors);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);

  const SensorTable = kind === 'genTable' ? MemoTable : Table;

  function warmFirst() {
    log.start();
    setData(
      data.map((sensor, index) =>
        index === 0 ? { ...sensor, degrees: sensor.degrees + 1 } : sensor,
      ),
    );
  }

  return (
    <>
      <div className="controls">
        <label>
          Table
          <select value={kind} onChange={(event) => setKind(event.target.value)}>
            <option value="plain">Plain</option>
            <option>shouldCellUpdate</option>
            <option>genTable</option>
          </select>
        </label>
        <button type="button" onClick={warmFirst}>
          Change one value
        </button>
        <button
          type="button"
          onClick={() => {
            log.start();
            renderAgain();
          }}
        >
          Render the parent
        </button>
        <LoggedCount log={log} />
      </div>
      <SensorTable
        ref={focusableScrollArea}
        rowKey="id"
        columns={kind === 'shouldCellUpdate' ? memoisedColumns : columns}
        data={data}
        scroll={{ y: 260 }}
        aria-label="Sensors"
      />
    </>
  );
}
