import { useCallback, useEffect, useState } from 'react';

export interface Page<Row> {
  rows: Row[];
  /** Where the next page starts; null after the last page. */
  next: string | null;
}

interface Request {
  after: string | null;
}

interface Result<Row> extends Page<Row> {
  request: Request | null;
  failed: boolean;
}

/** Collects rows page by page. `fetchPage` must be the same function on every render. */
export function useLoadMore<Row>(
  fetchPage: (after: string | null, signal: AbortSignal) => Promise<Page<Row>>,
) {
  const [request, setRequest] = useState<Request>({ after: null });
  const [result, setResult] = useState<Result<Row>>({
    request: null,
    rows: [],
    next: null,
    failed: false,
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;

    async function load() {
      try {
        const { rows, next } = await fetchPage(request.after, signal);
        if (signal.aborted) return; // a client may ignore the signal
        setResult((last) => ({ request, rows: [...last.rows, ...rows], next, failed: false }));
      } catch {
        if (!signal.aborted) setResult((last) => ({ ...last, request, failed: true }));
      }
    }

    void load();
    return () => controller.abort();
  }, [fetchPage, request]);

  const { rows, next } = result;
  const loading = result.request !== request;
  const failed = !loading && result.failed;
  const done = !loading && !failed && next === null;

  const loadMore = useCallback(() => {
    if (!loading && !done) setRequest({ after: next });
  }, [loading, done, next]);

  return { rows, loading, failed, done, loadMore };
}
