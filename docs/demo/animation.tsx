import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { animatedBody } from './animated-body';
import { createParcel, type Parcel } from './parcels';
import './table.css';
import './demo-controls.css';
import './animation.css';

const components = { body: animatedBody };

/** Hands the focus of a row that leaves to a row that stays. */
function focusNextRow(row: Element | null) {
  const rows = [...(row?.parentElement?.querySelectorAll('tr:not([inert])') ?? [])];
  const index = rows.findIndex((other) => other === row);
  (rows[index + 1] ?? rows[index - 1])?.querySelector('button')?.focus();
}

export default function RowAnimation() {
  const [parcels, setParcels] = useState(() => [2044, 2043, 2042, 2041].map(createParcel));
  const [next, setNext] = useState(2045);

  const add = () => {
    setParcels([createParcel(next), ...parcels]);
    setNext(next + 1);
  };

  const columns: ColumnsType<Parcel> = [
    { title: 'Parcel', dataIndex: 'number', key: 'number' },
    { title: 'For', dataIndex: 'recipient', key: 'recipient' },
    { title: 'From', dataIndex: 'from', key: 'from' },
    { title: 'Shelf', dataIndex: 'shelf', key: 'shelf' },
    {
      title: 'Delete',
      key: 'delete',
      width: 110,
      render: (_, { number }) => (
        <button
          type="button"
          className="action"
          aria-label={`Delete ${number}`}
          onClick={(event) => {
            focusNextRow(event.currentTarget.closest('tr'));
            setParcels(parcels.filter((parcel) => parcel.number !== number));
          }}
        >
          Delete
        </button>
      ),
    },
  ];

  return (
    <>
      <div className="controls">
        <button type="button" onClick={add}>
          Add a parcel
        </button>
        <output>{parcels.length === 1 ? '1 parcel' : `${parcels.length} parcels`}</output>
      </div>
      <Table
        rowKey="number"
        columns={columns}
        data={parcels}
        components={components}
        emptyText="Every parcel has been collected."
      />
    </>
  );
}
