import { useId, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './row-selection.css';

interface Delivery {
  id: string;
  service: string;
  arrives: string;
  price: number;
}

const deliveries: Delivery[] = [
  { id: 'standard', service: 'Standard', arrives: '3 to 5 days', price: 4 },
  { id: 'express', service: 'Express', arrives: 'Tomorrow', price: 9 },
  { id: 'pickup', service: 'Pick-up point', arrives: '2 to 3 days', price: 0 },
];

export default function SelectOneRow() {
  const [selected, setSelected] = useState('standard');
  const group = useId();

  const columns: ColumnsType<Delivery> = [
    {
      key: 'select',
      title: <span className="spoken">Select</span>,
      width: 44,
      render: (_, { id, service }) => (
        <label className="select-cell">
          <input
            type="radio"
            name={group}
            value={id}
            checked={id === selected}
            onChange={() => setSelected(id)}
          />
          <span className="spoken">{service}</span>
        </label>
      ),
    },
    { title: 'Service', dataIndex: 'service', rowScope: 'row' },
    { title: 'Arrives', dataIndex: 'arrives' },
    {
      title: 'Price',
      dataIndex: 'price',
      align: 'end',
      render: (price: number) => (price ? `€${price}` : 'Free'),
    },
  ];

  return (
    <Table
      aria-label="Delivery"
      rowKey="id"
      columns={columns}
      data={deliveries}
      rowClassName={({ id }) => (id === selected ? 'clickable selected-row' : 'clickable')}
      onRow={({ id }) => ({ onClick: () => setSelected(id) })}
      footer={() => (
        <output>Selected: {deliveries.find(({ id }) => id === selected)?.service}</output>
      )}
    />
  );
}
