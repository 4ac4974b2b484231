import { useCallback, useState } from 'react';

/** Times an update: `start` the clock where you set the state, and it stops once the browser has drawn the result. */
export function useUpdateTime() {
  const [milliseconds, setMilliseconds] = useState<number>();
  const start = useCallback(() => {
    const begin = performance.now();
    requestAnimationFrame(() => setTimeout(() => setMilliseconds(Math.round(performance.now() - begin))));
  }, []);
  return [milliseconds, start] as const;
}
