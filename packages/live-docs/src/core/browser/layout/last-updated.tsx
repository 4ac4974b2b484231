import { useEffect, useMemo, useRef, useState } from 'react';
import { useBundle, useText } from '../locale';
import { onceNear } from '../navigation';

/**
 * The day a page last changed, in the reader's time zone and in the language of the text before it. English is that of the reader's
 * own locale. The server knows neither and writes the ISO date, which the browser replaces when the reader comes near it: the first
 * format of a date takes longer than all else that a page's footer does.
 */
export function LastUpdated({ time }: { time: number }) {
  const text = useText();
  const { locale } = useBundle();
  const element = useRef<HTMLTimeElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (element.current ? onceNear(element.current, () => setNear(true)) : undefined), []);
  const iso = new Date(time).toISOString();
  const day = useMemo(() => (isNear ? formatDay(time, locale) : undefined), [isNear, time, locale]);
  return (
    <p>
      {text('last.updated')}{' '}
      <time dateTime={iso} ref={element}>
        {day ?? iso.slice(0, 10)}
      </time>
    </p>
  );
}

/** Undefined if the browser has no data for the locale; the ISO date stays then. */
function formatDay(time: number, locale: string): string | undefined {
  try {
    return new Intl.DateTimeFormat(locale === 'en' ? undefined : locale, { dateStyle: 'medium' }).format(time);
  } catch {
    return undefined;
  }
}
