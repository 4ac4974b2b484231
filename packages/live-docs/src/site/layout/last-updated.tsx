import { useState, useSyncExternalStore } from 'react';
import { useText } from '../locale';
import { never } from 'live-playground/ui';

/**
 * The day a page last changed, in the reader's own locale and time zone. The server knows neither and writes the ISO
 * date, which the browser replaces once it has hydrated.
 */
export function LastUpdated({ time }: { time: number }) {
  const text = useText();
  const iso = new Date(time).toISOString();
  // Making one takes longer than all else that a page's footer does.
  const [format] = useState(createFormat);
  const day = useSyncExternalStore(
    never,
    () => format?.format(time) ?? iso.slice(0, 10),
    () => iso.slice(0, 10),
  );
  return (
    <p>
      {text('last.updated')} <time dateTime={iso}>{day}</time>
    </p>
  );
}

/** Undefined if the browser has no data for the reader's locale; the ISO date stays then. */
function createFormat(): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
  } catch {
    return undefined;
  }
}
