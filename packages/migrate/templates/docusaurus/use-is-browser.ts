import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while pages are rendered on the server and for the first render in the browser, then true. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
