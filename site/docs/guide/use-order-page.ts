import { useEffect, useState } from 'react';
import { fetchOrders, type OrderPage, type OrderQuery } from './fetch-orders';

interface Result extends OrderPage {
  query: OrderQuery | null;
  failed: boolean;
}

/** Loads the page that `query` describes. The last page stays until the next one has arrived. */
export function useOrderPage(query: OrderQuery) {
  const [result, setResult] = useState<Result>({
    query: null,
    orders: [],
    count: 0,
    failed: false,
  });

  useEffect(() => {
    const controller = new AbortController();
    fetchOrders(query, controller.signal).then(
      (page) => setResult({ ...page, query, failed: false }),
      () => {
        if (!controller.signal.aborted) setResult((last) => ({ ...last, query, failed: true }));
      },
    );
    return () => controller.abort();
  }, [query]);

  return { ...result, loading: result.query !== query };
}
