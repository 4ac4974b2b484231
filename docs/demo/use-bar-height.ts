import { useEffect, useState } from 'react';

/** Height of the bar at the top of the page, 0 where there is none. */
export function useBarHeight() {
  const [height, setHeight] = useState(0);
  useEffect(() => setHeight(document.querySelector('header')?.offsetHeight ?? 0), []);
  return height;
}
