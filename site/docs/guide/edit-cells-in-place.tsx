import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { EditableCell } from './editable-cell';
import { dishes as allDishes, type Dish } from './menu-items';
import '../demo/table.css';
import './editable-cells.css';

const isName = (text: string) => (text.trim() ? undefined : 'Enter a name.');
const isPrice = (text: string) =>
  /^\d+(\.\d\d?)?$/.test(text) ? undefined : 'Enter a price, such as 7.50.';

export default function EditCellsInPlace() {
  const [dishes, setDishes] = useState(allDishes);

  const change = (id: string, changes: Partial<Dish>) =>
    setDishes((last) => last.map((dish) => (dish.id === id ? { ...dish, ...changes } : dish)));

  const columns: ColumnsType<Dish> = [
    {
      title: 'Dish',
      dataIndex: 'name',
      shouldCellUpdate: (dish, previous) => dish.name !== previous.name,
      render: (name: string, { id }) => (
        <EditableCell
          label="Dish"
          value={name}
          validate={isName}
          onSave={(text) => change(id, { name: text.trim() })}
        >
          {name}
        </EditableCell>
      ),
    },
    {
      title: 'Price',
      dataIndex: 'price',
      width: 150,
      shouldCellUpdate: (dish, previous) =>
        dish.price !== previous.price || dish.name !== previous.name,
      render: (price: number, { id, name }) => (
        <EditableCell
          label={`Price of ${name}`}
          value={price.toFixed(2)}
          validate={isPrice}
          onSave={(text) => change(id, { price: Number(text) })}
        >
          €{price.toFixed(2)}
        </EditableCell>
      ),
    },
  ];

  return (
    <Table rowKey="id" columns={columns} data={dishes} tableLayout="fixed" aria-label="Menu" />
  );
}
