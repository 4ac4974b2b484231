import { useSyncExternalStore } from 'react';

export default function WindowWidth() {
  const width = useSyncExternalStore(
    subscribe,
    () => window.innerWidth,
    () => undefined,
  );

  return <p>{width === undefined ? 'Measuring …' : `This window is ${width} pixels wide.`}</p>;
}

function subscribe(onChange: () => void) {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
