import { startTransition, useOptimistic, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { EditableCell } from './editable-cell';
import { dishes as allDishes, type Dish } from './menu-items';
import { saveDish } from './save-dish';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './editable-cells.css';

interface Row extends Dish {
  saving?: boolean;
}

const replace = (rows: Row[], changed: Row) =>
  rows.map((row) => (row.id === changed.id ? changed : row));

const isPrice = (text: string) =>
  /^\d+(\.\d\d?)?$/.test(text) ? undefined : 'Enter a price, such as 7.50.';

export default function OptimisticSave() {
  const [dishes, setDishes] = useState<Row[]>(allDishes);
  const [rows, showSaving] = useOptimistic(dishes, replace);
  const [message, setMessage] = useState('Change a price. The server rejects more than €20.');

  const save = (dish: Dish) =>
    startTransition(async () => {
      showSaving({ ...dish, saving: true });
      try {
        const saved = await saveDish(dish);
        startTransition(() => setDishes((last) => replace(last, saved)));
        setMessage(`${saved.name} now costs €${saved.price.toFixed(2)}.`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'no response';
        setMessage(`${dish.name} keeps its price: ${reason}.`);
      }
    });

  const columns: ColumnsType<Row> = [
    { title: 'Dish', dataIndex: 'name', rowScope: 'row' },
    {
      title: 'Price',
      dataIndex: 'price',
      width: 150,
      shouldCellUpdate: (row, previous) =>
        row.price !== previous.price || row.saving !== previous.saving,
      render: (price: number, { id, name, saving }) => (
        <EditableCell
          label={`Price of ${name}`}
          value={price.toFixed(2)}
          validate={isPrice}
          onSave={(text) => save({ id, name, price: Number(text) })}
        >
          €{price.toFixed(2)} {saving && <span className="soft">saving…</span>}
        </EditableCell>
      ),
    },
  ];

  return (
    <>
      <p className="controls">
        <output>{message}</output>
      </p>
      <Table rowKey="id" columns={columns} data={rows} tableLayout="fixed" aria-label="Prices" />
    </>
  );
}
