import { useMemo, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { useFieldArray, useForm } from 'react-hook-form';
import { HookFormCell, type MenuForm } from './hook-form-cell';
import { dishes, type Dish } from './menu-items';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './editable-cells.css';

export default function EditWithHookForm() {
  const { control, register, handleSubmit } = useForm<MenuForm>({ defaultValues: { dishes } });
  const { fields, append, remove } = useFieldArray({ control, name: 'dishes', keyName: 'key' });
  const [saved, setSaved] = useState(dishes);

  // The columns change neither when someone types, nor when rows do.
  const columns = useMemo(
    (): ColumnsType<Dish> => [
      {
        title: 'Dish',
        key: 'name',
        render: (_, _dish, index) => (
          <HookFormCell
            control={control}
            label={`Dish ${index + 1}`}
            {...register(`dishes.${index}.name`, { required: 'Enter a name.' })}
          />
        ),
      },
      {
        title: 'Price',
        key: 'price',
        width: 130,
        render: (_, _dish, index) => (
          <HookFormCell
            control={control}
            label={`Price of dish ${index + 1}`}
            inputMode="decimal"
            {...register(`dishes.${index}.price`, {
              valueAsNumber: true,
              min: { value: 0.01, message: 'Enter a price.' },
              validate: (price) => !Number.isNaN(price) || 'Enter a number.',
            })}
          />
        ),
      },
      {
        title: <span className="spoken">Delete</span>,
        key: 'delete',
        width: 96,
        render: (_, _dish, index) => (
          <button
            type="button"
            className="action"
            aria-label={`Delete dish ${index + 1}`}
            onClick={() => remove(index)}
          >
            Delete
          </button>
        ),
      },
    ],
    [control, register, remove],
  );

  return (
    <form onSubmit={handleSubmit((values) => setSaved(values.dishes))} noValidate>
      <Table rowKey="key" columns={columns} data={fields} tableLayout="fixed" aria-label="Menu" />
      <div className="controls form-end">
        <button
          type="button"
          onClick={() => append({ id: crypto.randomUUID(), name: '', price: 0 })}
        >
          Add a dish
        </button>
        <button type="submit" className="primary">
          Save
        </button>
        <output>
          Saved: {saved.length} dishes, €
          {saved.reduce((sum, { price }) => sum + price, 0).toFixed(2)}
        </output>
      </div>
    </form>
  );
}
