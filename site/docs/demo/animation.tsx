import { useRef, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { animatedBody } from './animated-body';
import { createParcel, type Parcel } from './parcels';
import './table.css';
import './demo-controls.css';
import './animation.css';

const components = { body: animatedBody };

export default function RowAnimation() {
  const addButton = useRef<HTMLButtonElement>(null);
  const [next, setNext] = useState(2045);
  const [parcels, setParcels] = useState(() => [2044, 2043, 2042, 2041].map(createParcel));

  function addParcel() {
    setParcels((rows) => [createParcel(next), ...rows]);
    setNext(next + 1);
  }

  function deleteParcel(number: number) {
    setParcels((rows) => rows.filter((row) => row.number !== number));
    addButton.current?.focus(); // otherwise focus is lost with the row
  }

  const columns: ColumnsType<Parcel> = [
    { title: 'Parcel', dataIndex: 'number', key: 'number' },
    { title: 'For', dataIndex: 'recipient', key: 'recipient' },
    { title: 'From', dataIndex: 'from', key: 'from' },
    {
      title: 'Delete',
      key: 'delete',
      width: 110,
      render: (_, { number }) => (
        <button
          type="button"
          className="action"
          aria-label={`Delete ${number}`}
          onClick={() => deleteParcel(number)}
        >
          Delete
        </button>
      ),
    },
  ];

  return (
    <>
      <div className="controls">
        <button ref={addButton} type="button" onClick={addParcel}>
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
