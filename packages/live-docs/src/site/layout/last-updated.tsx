import { useMemo, useSyncExternalStore } from 'react';
import { useBundle, useText } from '../locale';
import { never } from 'live-playground/ui';

/**
 * The day a page last changed, in the reader's time zone and in the language of the text before it. English is that of the reader's
 * own locale. The server knows neither and writes the ISO date, which the browser replaces once it has hydrated.
 */
export function LastUpdated({ time }: { time: number }) {
  const text = useText();
  const { locale } = useBundle();
  const iso = new Date(time).toISOString();
  // Making one takes longer than all else that a page's footer does.
  const format = useMemo(() => createFormat(locale), [locale]);
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

/** Undefined if the browser has no data for the locale; the ISO date stays then. */
function createFormat(locale: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat(locale === 'en' ? undefined : locale, { dateStyle: 'medium' });
  } catch {
    return undefined;
  }
}
