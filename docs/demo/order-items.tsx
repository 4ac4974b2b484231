import type { Order } from './orders';

/** What an order's expanded row shows. */
export function OrderItems({ items }: Pick<Order, 'items'>) {
  return (
    <dl>
      {items.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>× {count}</dd>
        </div>
      ))}
    </dl>
  );
}
