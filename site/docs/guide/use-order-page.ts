import { useEffect, useState } from 'react';
import { fetchOrders, type OrderPage, type OrderQuery } from './fetch-orders';

interface Answer extends OrderPage {
  query: OrderQuery | null;
  failed: boolean;
}

/** Loads the page that `query` describes. The last page stays until the next one has arrived. */
export function useOrderPage(query: OrderQuery) {
  const [answer, setAnswer] = useState<Answer>({ query: null, orders: [], count: 0, failed: false });

  useEffect(() => {
    const controller = new AbortController();
    fetchOrders(query, controller.signal).then(
      (page) => setAnswer({ ...page, query, failed: false }),
      () => {
        if (!controller.signal.aborted) setAnswer((last) => ({ ...last, query, failed: true }));
      },
    );
    return () => controller.abort();
  }, [query]);

  return { ...answer, loading: answer.query !== query };
}
