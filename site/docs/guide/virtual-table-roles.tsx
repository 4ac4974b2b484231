import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import {
  VirtualTable,
  type ColumnsType,
  type Reference,
  type VirtualTableProps,
} from '@rc-component/table';
import '../demo/table.css';
import './virtual-table-roles.css';

interface Departure {
  number: number;
  time: string;
  platform: number;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

const departures: Departure[] = Array.from({ length: 10_000 }, (_, index) => ({
  number: index + 1,
  time: `${twoDigits(Math.floor(index / 60) % 24)}:${twoDigits(index % 60)}`,
  platform: (index % 12) + 1,
}));

const columns: ColumnsType<Departure> = [
  { title: 'Train', dataIndex: 'number', width: 100, onCell: () => ({ role: 'rowheader' }) },
  { title: 'Time', dataIndex: 'time', width: 100 },
  { title: 'Platform', dataIndex: 'platform', width: 100 },
];

// Roles for both parts: the header is a `table`, the rows are `div` elements.
const components = {
  header: {
    table: (props: ComponentProps<'table'>) => <table {...props} role="presentation" />,
    row: (props: ComponentProps<'tr'>) => <tr {...props} role="row" aria-rowindex={1} />,
    cell: (props: ComponentProps<'th'>) => <th {...props} role="columnheader" />,
  },
  body: {
    row: (props: ComponentProps<'div'>) => <div {...props} role="row" />,
    cell: (props: ComponentProps<'div'>) => <div role="cell" {...props} />,
  },
};

const ROW_HEIGHT = 44;
const HEIGHT = 6 * ROW_HEIGHT;
const size: Pick<VirtualTableProps<Departure>, 'listItemHeight' | 'scroll'> = {
  listItemHeight: ROW_HEIGHT,
  scroll: { x: 300, y: HEIGHT },
};
const STEPS = new Map([
  ['ArrowDown', ROW_HEIGHT],
  ['ArrowUp', -ROW_HEIGHT],
  ['PageDown', HEIGHT],
  ['PageUp', -HEIGHT],
  ['Home', -Infinity],
  ['End', Infinity],
]);

export default function VirtualTableRoles() {
  const table = useRef<Reference>(null);
  const top = useRef(0);

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const bottom = departures.length * ROW_HEIGHT - HEIGHT;
    table.current?.scrollTo({ top: Math.min(Math.max(top.current + step, 0), bottom) });
  }

  return (
    <div
      role="region"
      aria-label="Departures, scrollable"
      className="departures"
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div role="table" aria-label="Departures" aria-rowcount={departures.length + 1}>
        <VirtualTable
          ref={table}
          rowKey="number"
          columns={columns}
          data={departures}
          components={components}
          onRow={(_, index = 0) => ({ 'aria-rowindex': index + 2 })}
          onScroll={(event) => (top.current = event.currentTarget.scrollTop)}
          {...size}
        />
      </div>
    </div>
  );
}
