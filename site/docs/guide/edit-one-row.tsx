import { useId, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { dishes as allDishes, type Dish } from './menu-items';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './editable-cells.css';

const focus = (element: HTMLElement | null) => element?.focus();

export default function EditOneRow() {
  const formId = useId();
  const [dishes, setDishes] = useState(allDishes);
  const [editing, setEditing] = useState<string>();
  const [lastEdited, setLastEdited] = useState<string>();

  function close() {
    setLastEdited(editing);
    setEditing(undefined);
  }

  function save(form: FormData) {
    const changes = { name: String(form.get('name')), price: Number(form.get('price')) };
    setDishes((last) =>
      last.map((dish) => (dish.id === editing ? { ...dish, ...changes } : dish)),
    );
    close();
  }

  const columns: ColumnsType<Dish> = [
    {
      title: 'Dish',
      dataIndex: 'name',
      render: (name: string, { id }) =>
        id === editing ? (
          <input
            ref={focus}
            form={formId}
            className="cell-input"
            aria-label="Dish"
            name="name"
            defaultValue={name}
            required
          />
        ) : (
          name
        ),
    },
    {
      title: 'Price',
      dataIndex: 'price',
      width: '26%',
      render: (price: number, { id }) =>
        id === editing ? (
          <input
            form={formId}
            className="cell-input"
            aria-label="Price"
            name="price"
            type="number"
            min="0"
            step="0.01"
            defaultValue={price.toFixed(2)}
            required
          />
        ) : (
          `€${price.toFixed(2)}`
        ),
    },
    {
      title: 'Actions',
      width: '32%',
      render: (_, { id, name }) =>
        id === editing ? (
          <span className="row-actions">
            <button type="submit" form={formId} className="action">
              Save
            </button>
            <button type="button" className="action" onClick={close}>
              Cancel
            </button>
          </span>
        ) : (
          <button
            ref={id === lastEdited && !editing ? focus : undefined}
            type="button"
            className="action"
            aria-label={`Edit ${name}`}
            disabled={editing !== undefined}
            onClick={() => setEditing(id)}
          >
            Edit
          </button>
        ),
    },
  ];

  return (
    <>
      <form id={formId} action={save} />
      <Table
        rowKey="id"
        columns={columns}
        data={dishes}
        tableLayout="fixed"
        aria-label="Menu, row by row"
        onRow={({ id }) => ({
          onKeyDown: ({ key }) => {
            if (key === 'Escape' && id === editing) close();
          },
        })}
      />
    </>
  );
}
