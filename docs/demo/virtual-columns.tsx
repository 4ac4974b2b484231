import { useRef, useState, type KeyboardEvent } from 'react';
import { VirtualTable, type ColumnType, type Reference } from '@rc-component/table';
import { createRequests, type Request } from './request-log';
import { useColumnWidths } from './use-column-widths';
import './table.css';
import './demo-controls.css';
import './virtual-columns.css';

const ROW_HEIGHT = 44;
const HEIGHT = 8 * ROW_HEIGHT;

interface Way {
  name: string;
  /** Of the columns below, in their order. */
  widths: (number | undefined)[];
  x?: number;
}

const ways: [Way, ...Way[]] = [
  { name: 'Rest', widths: [96, 96, undefined, 88, 104], x: 560 },
  { name: 'Stretch', widths: [96, 96, 160, 88, 104] },
  { name: 'Oversize', widths: [240, 240, 640, 240, 280] },
];

const fields: ColumnType<Request>[] = [
  { title: 'Time', dataIndex: 'time', key: 'time' },
  { title: 'Method', dataIndex: 'method', key: 'method' },
  { title: 'Path', dataIndex: 'path', key: 'path', ellipsis: true },
  { title: 'Status', dataIndex: 'status', key: 'status', align: 'end' },
  {
    title: 'Took',
    dataIndex: 'took',
    key: 'took',
    align: 'end',
    render: (took: number) => `${took.toLocaleString('en')} ms`,
  },
];

/** Which turn of the wheel a key stands for, as the body scrolls by nothing else. */
const turns = new Map<string, WheelEventInit>([
  ['ArrowRight', { deltaX: 80 }],
  ['ArrowLeft', { deltaX: -80 }],
  ['ArrowDown', { deltaY: ROW_HEIGHT }],
  ['ArrowUp', { deltaY: -ROW_HEIGHT }],
  ['PageDown', { deltaY: HEIGHT }],
  ['PageUp', { deltaY: -HEIGHT }],
]);

function onKeyDown(event: KeyboardEvent) {
  const turn = turns.get(event.key);
  if (!turn) return;
  event.preventDefault();
  const body = event.currentTarget.querySelector('.rc-table-tbody-virtual-holder');
  body?.dispatchEvent(new WheelEvent('wheel', turn));
}

export default function VirtualColumns() {
  const table = useRef<Reference>(null);
  const [requests] = useState(() => createRequests(10_000));
  const [way, setWay] = useState(ways[0]);
  const drawn = useColumnWidths(table);
  const sum = drawn.reduce((total, width) => total + width, 0);

  return (
    <>
      <div className="controls">
        {ways.map((other) => (
          <button key={other.name} type="button" aria-pressed={other === way} onClick={() => setWay(other)}>
            {other.name}
          </button>
        ))}
      </div>
      <dl className="widths">
        <div>
          <dt>Declared</dt>
          <dd>{way.widths.map((width) => width ?? 'none').join(' + ')}</dd>
        </div>
        <div>
          <dt>Drawn</dt>
          <dd>{sum > 0 && `${drawn.join(' + ')} = ${sum}`}</dd>
        </div>
      </dl>
      <div className="requests" role="region" aria-label="Requests" tabIndex={0} onKeyDown={onKeyDown}>
        <VirtualTable
          ref={table}
          rowKey="id"
          columns={fields.map((field, index) => ({ ...field, width: way.widths[index] }))}
          data={requests}
          scroll={{ x: way.x, y: HEIGHT }}
          {...{ listItemHeight: ROW_HEIGHT }}
        />
      </div>
    </>
  );
}
