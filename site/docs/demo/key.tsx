import { useState } from 'react';
import Table, { type ColumnsType, type TableProps } from '@rc-component/table';
import './table.css';
import './demo-controls.css';

interface Reservation {
  booking: string;
  coach: string;
  seat: number;
  passenger: string;
}

const rowKeys: Record<string, TableProps<Reservation>['rowKey']> = {
  'Field': 'booking',
  'Function': ({ coach, seat }) => `${coach}-${seat}`,
  'Index (wrong)': (_, index = 0) => index,
};

const reservations: Reservation[] = [
  { booking: 'R-4410', coach: 'A', seat: 11, passenger: 'Hanna Vogel' },
  { booking: 'R-4417', coach: 'A', seat: 12, passenger: 'Kofi Mensah' },
  { booking: 'R-4423', coach: 'A', seat: 15, passenger: 'Lena Dubois' },
  { booking: 'R-4431', coach: 'B', seat: 11, passenger: 'Oskar Nyman' },
];

export default function RowKey() {
  const [rowKey, setRowKey] = useState('Field');
  const [data, setData] = useState(reservations);

  const columns: ColumnsType<Reservation> = [
    {
      title: 'Passenger',
      dataIndex: 'passenger',
      // React doesn't control this checkbox: its state belongs to the row's DOM elements.
      render: (passenger: string) => (
        <label style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
          <input type="checkbox" />
          {passenger}
        </label>
      ),
    },
    { title: 'Seat', render: (_, { coach, seat }) => `${coach} ${seat}` },
    { title: 'Booking', dataIndex: 'booking' },
    {
      title: 'Action',
      align: 'end',
      render: (_, reservation) => (
        <button
          type="button"
          className="action"
          aria-label={`Delete ${reservation.passenger}`}
          onClick={() => setData(data.filter((other) => other !== reservation))}
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
          <select value={rowKey} onChange={(event) => setRowKey(event.target.value)}>
            {Object.keys(rowKeys).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => setData(reservations)}>
          Restore rows
        </button>
      </div>
      <Table rowKey={rowKeys[rowKey]} columns={columns} data={data} />
    </>
  );
}
