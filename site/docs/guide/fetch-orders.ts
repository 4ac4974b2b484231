import { wait } from './wait';

export interface Order {
  id: string;
  customer: string;
  placed: string;
  total: number;
}

export interface OrderQuery {
  /** Starts at 1. */
  page: number;
  sortBy: 'placed' | 'total';
  descending: boolean;
}

export interface OrderPage {
  orders: Order[];
  /** Number of orders on all pages. */
  count: number;
}

export const PAGE_SIZE = 5;

const customers = [
  'Ada Winter',
  'Bo Lindgren',
  'Carmen Ruiz',
  'Dev Patel',
  'Elif Kaya',
  'Femi Ade',
  'Greta Hahn',
];

const allOrders = Array.from({ length: 23 }, (_, index): Order => {
  const day = String(index + 1).padStart(2, '0');
  return {
    id: `B${1042 + index}`,
    customer: customers[(index * 3) % customers.length] ?? '',
    placed: `2026-05-${day}`,
    total: 20 + ((index * 137) % 480),
  };
});

/** Simulates a server that sorts and cuts the list into pages. Page 1 takes longest. */
export async function fetchOrders(
  { page, sortBy, descending }: OrderQuery,
  signal?: AbortSignal,
): Promise<OrderPage> {
  await wait(page === 1 ? 900 : 450, signal);
  const sorted = allOrders.toSorted((a, b) => (a[sortBy] < b[sortBy] ? -1 : 1));
  if (descending) sorted.reverse();
  return {
    orders: sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    count: allOrders.length,
  };
}
