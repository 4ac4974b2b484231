import { useState } from 'react';
import Table, { type ColumnsType, type TableProps } from '@rc-component/table';
import { reservations, type Reservation } from './reservations';
import './table.css';
import './demo-controls.css';
import './key.css';

interface Way {
  label: string;
  rowKey: TableProps<Reservation>['rowKey'];
}

const ways: Way[] = [
  { label: 'A field: the booking', rowKey: 'booking' },
  { label: 'A function: coach and seat', rowKey: ({ coach, seat }) => `${coach}-${seat}` },
  { label: 'The index, which is wrong', rowKey: (_, index = 0) => index },
];

export default function RowKey() {
  const [way, setWay] = useState(0);
  const [list, setList] = useState(reservations);

  const columns: ColumnsType<Reservation> = [
    {
      title: 'Seen',
      key: 'seen',
      width: 48,
      // Nothing in React holds the tick: it lives and dies with the row's element.
      render: (_, { passenger }) => (
        <label className="ticket">
          <input type="checkbox" aria-label={`Ticket of ${passenger} seen`} />
        </label>
      ),
    },
    { title: 'Name', dataIndex: 'passenger', key: 'passenger' },
    { title: 'Seat', key: 'seat', render: (_, { coach, seat }) => `${coach} ${seat}` },
    { title: 'Booking', dataIndex: 'booking', key: 'booking' },
    {
      title: 'Delete',
      key: 'delete',
      align: 'end',
      render: (_, { booking, passenger }) => (
        <button
          type="button"
          className="action"
          aria-label={`Delete ${passenger}`}
          onClick={() => setList(list.filter((other) => other.booking !== booking))}
        >
          Delete
        </button>
      ),
    },
  ];

  return (
    <>
      <div className="controls">
        <label>
          Row key
          <select
            value={way}
            onChange={(event) => {
              setWay(Number(event.target.value));
              setList(reservations);
            }}
          >
            {ways.map(({ label }, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => setList(reservations)}>
          Restore rows
        </button>
        <output>
          {list.length} of {reservations.length} rows
        </output>
      </div>
      <Table key={way} rowKey={ways[way]?.rowKey} columns={columns} data={list} />
    </>
  );
}
