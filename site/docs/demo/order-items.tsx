import type { Order } from './orders';

/** The items of an order, as a description list. */
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
