import { useRef, useState } from 'react';
import {
  VirtualTable,
  type ColumnsType,
  type Reference,
  type VirtualTableProps,
} from '@rc-component/table';
import { requests, type Request } from './request-log';
import { useScrollKeys } from './use-scroll-keys';
import './table.css';
import './demo-controls.css';

const layouts = {
  Rest: { time: 96, method: 96, path: undefined, status: 88, took: 104, x: 560 },
  Stretch: { time: 96, method: 96, path: 160, status: 88, took: 104, x: undefined },
  Oversize: { time: 240, method: 240, path: 640, status: 240, took: 280, x: undefined },
};
const names = ['Rest', 'Stretch', 'Oversize'] as const;

const ROW_HEIGHT = 44;
const ROWS_IN_VIEW = 8;
const rowHeight: Pick<VirtualTableProps<unknown>, 'listItemHeight'> = {
  listItemHeight: ROW_HEIGHT,
};

export default function VirtualColumns() {
  const [name, setName] = useState<keyof typeof layouts>('Rest');
  const { x, ...widths } = layouts[name];

  const columns: ColumnsType<Request> = [
    { title: 'Time', dataIndex: 'time', key: 'time', width: widths.time },
    { title: 'Method', dataIndex: 'method', key: 'method', width: widths.method },
    { title: 'Path', dataIndex: 'path', key: 'path', width: widths.path, ellipsis: true },
    { title: 'Status', dataIndex: 'status', key: 'status', width: widths.status, align: 'end' },
    {
      title: 'Took',
      dataIndex: 'took',
      key: 'took',
      width: widths.took,
      align: 'end',
      render: (took: number) => `${took.toLocaleString('en')} ms`,
    },
  ];

  const table = useRef<Reference>(null);
  const { onKeyDown, onScroll } = useScrollKeys(table, ROW_HEIGHT, ROWS_IN_VIEW);

  return (
    <>
      <div className="controls">
        {names.map((other) => (
          <button
            key={other}
            type="button"
            aria-pressed={other === name}
            onClick={() => setName(other)}
          >
            {other}
          </button>
        ))}
        <output>
          Widths:{' '}
          {Object.values(widths)
            .map((width) => width ?? 'none')
            .join(', ')}
        </output>
      </div>
      <div role="region" aria-label="Requests" tabIndex={0} onKeyDown={onKeyDown}>
        <VirtualTable
          ref={table}
          rowKey="id"
          columns={columns}
          data={requests}
          scroll={{ x, y: ROWS_IN_VIEW * ROW_HEIGHT }}
          onScroll={onScroll}
          {...rowHeight}
        />
      </div>
    </>
  );
}
