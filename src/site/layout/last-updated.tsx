import { useSyncExternalStore } from 'react';
import { useText } from '../locale';

const never = () => () => {};

/**
 * The day a page last changed, in the reader's own locale and time zone. The server knows neither and writes the ISO
 * date, which the browser replaces once it has hydrated.
 */
export function LastUpdated({ time }: { time: number }) {
  const text = useText();
  const iso = new Date(time).toISOString();
  const day = useSyncExternalStore(
    never,
    () => formatDay(time),
    () => iso.slice(0, 10),
  );
  return (
    <p>
      {text('last.updated')} <time dateTime={iso}>{day}</time>
    </p>
  );
}

function formatDay(time: number): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(time);
}
