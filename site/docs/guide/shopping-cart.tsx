import { useRef, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import '../demo/table.css';
import '../demo/demo-controls.css';

interface CartItem {
  sku: string;
  name: string;
  price: number;
  quantity: number;
}

const initialItems: CartItem[] = [
  { sku: 'LMP-04', name: 'Desk lamp', price: 49.9, quantity: 2 },
  { sku: 'SHF-07', name: 'Wall shelf', price: 84.5, quantity: 1 },
  { sku: 'MAT-01', name: 'Cork mat', price: 19, quantity: 1 },
];

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export default function ShoppingCart() {
  const [items, setItems] = useState(initialItems);
  const totalOutput = useRef<HTMLOutputElement>(null);
  const total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

  const setQuantity = (sku: string, quantity: number) =>
    setItems((last) => last.map((item) => (item.sku === sku ? { ...item, quantity } : item)));

  function remove(sku: string) {
    setItems((last) => last.filter((item) => item.sku !== sku));
    totalOutput.current?.focus(); // the focused button is removed with its row
  }

  const columns: ColumnsType<CartItem> = [
    { title: 'Product', dataIndex: 'name', rowScope: 'row' },
    {
      title: 'Quantity',
      dataIndex: 'quantity',
      render: (quantity: number, { sku, name }) => (
        <input
          className="action"
          type="number"
          min={1}
          max={99}
          aria-label={`Quantity of ${name}`}
          value={quantity}
          onChange={({ target }) => setQuantity(sku, target.valueAsNumber || 1)}
        />
      ),
    },
    {
      title: 'Price',
      key: 'price',
      align: 'end',
      render: (_, item) => euros.format(item.price * item.quantity),
    },
    {
      title: 'Remove',
      key: 'remove',
      align: 'end',
      render: (_, { sku, name }) => (
        <button
          type="button"
          className="action"
          aria-label={`Remove ${name}`}
          onClick={() => remove(sku)}
        >
          Remove
        </button>
      ),
    },
  ];

  return (
    <Table
      rowKey="sku"
      columns={columns}
      data={items}
      emptyText="Your cart is empty."
      footer={() => (
        <output ref={totalOutput} tabIndex={-1}>
          Total: {euros.format(total)}
        </output>
      )}
    />
  );
}
