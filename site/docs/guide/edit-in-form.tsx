import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { dishes as allDishes, type Dish } from './menu-items';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './editable-cells.css';

const columns: ColumnsType<Dish> = [
  {
    title: 'Dish',
    dataIndex: 'name',
    render: (name: string, { id }) => (
      <input
        className="cell-input"
        name={`name-${id}`}
        aria-label="Dish"
        required
        defaultValue={name}
      />
    ),
  },
  {
    title: 'Price',
    dataIndex: 'price',
    width: 150,
    render: (price: number, { id, name }) => (
      <input
        className="cell-input"
        name={`price-${id}`}
        aria-label={`Price of ${name}`}
        type="number"
        min="0"
        step="0.01"
        required
        defaultValue={price.toFixed(2)}
      />
    ),
  },
];

export default function EditInForm() {
  const [dishes, setDishes] = useState(allDishes);

  function save(fields: FormData) {
    setDishes(
      dishes.map(({ id }) => ({
        id,
        name: String(fields.get(`name-${id}`)),
        price: Number(fields.get(`price-${id}`)),
      })),
    );
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(new FormData(event.currentTarget));
      }}
    >
      <Table rowKey="id" columns={columns} data={dishes} tableLayout="fixed" aria-label="Menu" />
      <div className="controls form-end">
        <button type="submit">Save</button>
        <output>
          Sum of the prices: €{dishes.reduce((sum, { price }) => sum + price, 0).toFixed(2)}
        </output>
      </div>
    </form>
  );
}
